import type { Project, Workspace } from '../server/workspaces.ts';
import { Link } from './location.tsx';
import { Page } from './Page.tsx';
import { useProjects } from './queries.ts';

/** Upcoming projects, from Atelier's server. */
export function OverviewPage({ workspaces }: { workspaces: Workspace[] }) {
  const [workspace] = workspaces;
  const account = workspace?.accounts[0];
  return (
    <Page title="Upcoming projects" lead={`Due at ${workspace?.name} in the next weeks.`}>
      <ProjectList />
      {account && (
        <aside className="hint">
          <p>See every project’s money, line by line.</p>
          <Link className="button" href={`/ledger/${account.id}`}>
            Open {account.name}
          </Link>
        </aside>
      )}
    </Page>
  );
}

function ProjectList() {
  const projects = useProjects();
  if (projects.isPending) return <p className="quiet">Loading projects…</p>;
  if (projects.isError) {
    return (
      <p role="alert">
        Couldn’t load projects.{' '}
        <button type="button" className="button" onClick={() => projects.refetch()}>
          Try again
        </button>
      </p>
    );
  }
  return (
    <ul className="projects">
      {projects.data.map((project) => (
        <ProjectCard key={project.name} {...project} />
      ))}
    </ul>
  );
}

function ProjectCard({ name, client, phase, due, hoursPlanned, hoursSpent }: Project) {
  return (
    <li className="project">
      <div>
        <h2>{name}</h2>
        <p className="quiet">{client}</p>
      </div>
      <p className="phase" data-phase={phase}>
        {phase}
      </p>
      <p>
        <span className="quiet">Due </span>
        <time dateTime={due}>{dueDay.format(new Date(`${due}T00:00:00Z`))}</time>
      </p>
      <div className="hours">
        <p>
          {hoursSpent} <span className="quiet">of {hoursPlanned} h</span>
        </p>
        <meter aria-label={`Hours spent on ${name}`} max={hoursPlanned} value={hoursSpent} />
      </div>
    </li>
  );
}

const dueDay = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
