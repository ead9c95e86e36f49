import { addons } from 'storybook/manager-api';

addons.setConfig({
  layoutCustomisations: {
    // The designer has its own controls, and needs the height.
    showPanel: ({ storyId }, isShown) => storyId !== 'theming-designer--designer' && isShown,
  },
});
