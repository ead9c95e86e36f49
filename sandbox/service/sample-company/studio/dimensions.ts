import type { DimensionRow } from '../profile.ts';

export const studioDimensions: readonly DimensionRow[] = [
  {
    key: 'team',
    name: 'Team',
    requiredness: 'REQUIRED',
    segments: [
      { key: 'brand', name: 'Brand' },
      { key: 'digital', name: 'Digital' },
      { key: 'motion', name: 'Motion' },
      { key: 'studio', name: 'Whole Studio' },
    ],
  },
  {
    key: 'project',
    name: 'Project',
    requiredness: 'NOT_REQUIRED',
    segments: [
      {
        key: 'aoba',
        name: 'あおば出版',
        children: [
          { key: 'aoba_catalogue', name: 'Spring Catalogue' },
          { key: 'aoba_reader', name: 'Reader App' },
        ],
      },
      {
        key: 'harbor',
        name: 'Harbor Grain Bakery',
        children: [
          { key: 'harbor_identity', name: 'Identity' },
          { key: 'harbor_packaging', name: 'Packaging' },
          { key: 'harbor_shop', name: 'Online Shop' },
        ],
      },
      {
        key: 'moebel',
        name: 'Möbelwerkstatt Müller & Söhne',
        children: [
          { key: 'moebel_configurator', name: 'Table Configurator' },
          { key: 'moebel_fair', name: 'Trade Fair' },
        ],
      },
      {
        key: 'observatory',
        name: 'Hudson Observatory',
        children: [
          { key: 'observatory_wayfinding', name: 'Wayfinding' },
          { key: 'observatory_film', name: 'Opening Film' },
          { key: 'observatory_site', name: 'Website' },
        ],
      },
      {
        key: 'tidewell',
        name: 'Tidewell Health',
        children: [
          { key: 'tidewell_rebrand', name: 'Rebrand' },
          { key: 'tidewell_portal', name: 'Patient Portal' },
        ],
      },
    ],
  },
];
