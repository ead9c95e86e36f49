import { useEffect, useState } from 'react';
import { componentNotes } from './componentNotes.ts';

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
}

/** The words in story names that stand for a state. */
const states: Record<string, RegExp> = {
  Filled: /^(Filled|New|Closed|Locked)$/,
  Loading: /^(Loading|Counting)$/,
  Empty: /^(Empty|First Use|New Company|Not Set|New Transaction|Open Books|New)$/,
  'No match': /^No (Match|Results)$/,
  Failed: /^(Failed|Service Unreachable|Not Found)$/,
  'No permission': /^No Permission$/,
  'Signed out': /^(Signed Out|Token Unavailable)$/,
  'Not set up': /^Not Set Up$/,
  Crashed: /^Crashed$/,
  'Read-only': /^(Read Only|Turned Off)$/,
  Stale: /^Stale$/,
  Offline: /^Offline$/,
  Saving: /^(Saving|In Progress)$/,
  Rejected: /^(Rejected|Rejected .+|Some Rejected)$/,
  Conflict: /^(Conflict|Changed By Other|Deleted By Other)$/,
  'Outcome unknown': /^Outcome Unknown$/,
  Phone: /^(Narrow|Narrow Cards|Phone|Narrow Loading)$/,
  Dark: /^Dark/,
  'Right to left': /^(Hebrew|Arabic|Right To Left)$/,
  'Long names': /^(Long Names|Every Cell)$/,
  'Many rows': /^(Many|Hundred)/,
};

/** Each component with the stories of each state, from Storybook's index. */
export function StateTable() {
  const [stories, setStories] = useState<IndexEntry[]>([]);
  useEffect(() => {
    fetch('./index.json')
      .then((response) => response.json())
      .then(({ entries }: { entries: Record<string, IndexEntry> }) =>
        setStories(Object.values(entries).filter(({ type }) => type === 'story')),
      );
  }, []);
  return (
    <div className="state-table">
      <table>
        <thead>
          <tr>
            <th>State</th>
            {Object.keys(componentNotes).map((component) => (
              <th key={component}>{component.replaceAll(/[a-z](?=[A-Z])/g, '$&\u200B')}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(states).map(([state, names]) => (
            <tr key={state}>
              <th scope="row">{state}</th>
              {Object.keys(componentNotes).map((component) => (
                <td key={component}>
                  <StoryLinks stories={storiesOf(component, stories).filter(({ name }) => names.test(name))} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Links by the stories' names; with their titles from the second of a name on. */
function StoryLinks({ stories }: { stories: readonly IndexEntry[] }) {
  return stories.map(({ id, title, name }, index) => (
    <div key={id}>
      <a href={`?path=/story/${id}`} target="_top">
        {stories.findIndex((story) => story.name === name) < index ? `${title.split('/').at(-1)}: ${name}` : name}
      </a>
    </div>
  ));
}

/** The folders with stories of another folder's component, and its file. */
const partsOf: Record<string, string> = {
  '/bank-transactions/bulk/': '/list/BankTransactionList.stories.tsx',
  '/bank-transactions/review/': '/list/BankTransactionList.stories.tsx',
};

/** The stories of a component: its own, then those of its folder and of its parts. */
function storiesOf(component: string, stories: readonly IndexEntry[]): IndexEntry[] {
  const file = `/${component}.stories.tsx`;
  const own = stories.find(({ importPath }) => importPath.endsWith(file))?.importPath;
  if (own === undefined) return [];
  const parts = Object.keys(partsOf).filter((folder) => partsOf[folder]?.endsWith(file));
  const folders = [own.slice(0, own.lastIndexOf('/') + 1), ...parts];
  const all = stories.filter(({ importPath }) => folders.some((folder) => importPath.includes(folder)));
  return [...all.filter(({ importPath }) => importPath === own), ...all.filter(({ importPath }) => importPath !== own)];
}
