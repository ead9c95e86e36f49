/** An Atelier user. The id is also the user's id in the bookkeeping service. */
export interface Person {
  id: string;
  name: string;
  role: string;
}

/** A company that Atelier manages work for, with its featured accounts. */
export interface Workspace {
  id: string;
  name: string;
  /** IANA name. */
  timeZone: string;
  accounts: { id: string; name: string }[];
}

export interface Project {
  name: string;
  client: string;
  phase: 'Planned' | 'In progress' | 'In review';
  /** `YYYY-MM-DD` */
  due: string;
  hoursPlanned: number;
  hoursSpent: number;
}

export const people: readonly [Person, ...Person[]] = [
  { id: 'usr_owner', name: 'Studio Owner', role: 'Quillwater Studio' },
  { id: 'usr_bookkeeper', name: 'Bookkeeper', role: 'Two companies' },
];

const quillwater: Workspace = {
  id: 'quillwater',
  name: 'Quillwater Studio',
  timeZone: 'America/New_York',
  accounts: [
    { id: 'gla_1010', name: 'Operating Checking' },
    { id: 'gla_1200', name: 'Accounts Receivable' },
    { id: 'gla_4010', name: 'Brand Identity' },
    { id: 'gla_6210', name: 'Software' },
    { id: 'gla_6110', name: 'Rent' },
  ],
};

const spokeAndLantern: Workspace = {
  id: 'spoke-and-lantern',
  name: 'Spoke & Lantern Cycles',
  timeZone: 'America/Los_Angeles',
  accounts: [
    { id: 'gla_b1010', name: 'Main Checking' },
    { id: 'gla_b4010', name: 'Repairs' },
    { id: 'gla_b5020', name: 'Parts Used' },
    { id: 'gla_b6110', name: 'Rent' },
  ],
};

/** A person's workspaces, the main one first. */
export function workspacesOf({ id }: Person): Workspace[] {
  return id === 'usr_bookkeeper' ? [quillwater, spokeAndLantern] : [quillwater];
}

/** The studio's upcoming projects, due in the weeks after `today`. */
export function upcomingProjects(today: Date): Project[] {
  const due = (days: number) => {
    const day = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + days));
    return day.toISOString().slice(0, 10);
  };
  return [
    {
      name: 'Opening Film',
      client: 'Hudson Observatory',
      phase: 'In review',
      due: due(2),
      hoursPlanned: 120,
      hoursSpent: 112,
    },
    {
      name: 'Packaging',
      client: 'Harbor Grain Bakery',
      phase: 'In progress',
      due: due(6),
      hoursPlanned: 64,
      hoursSpent: 41,
    },
    {
      name: 'Patient Portal',
      client: 'Tidewell Health',
      phase: 'In progress',
      due: due(13),
      hoursPlanned: 240,
      hoursSpent: 96,
    },
    {
      name: 'Table Configurator',
      client: 'Möbelwerkstatt Müller & Söhne',
      phase: 'Planned',
      due: due(24),
      hoursPlanned: 90,
      hoursSpent: 4,
    },
  ];
}
