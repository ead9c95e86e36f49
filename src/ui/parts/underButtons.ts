/** The style of a host's input that lies under the buttons of a picker. */
export const underButtons = { paddingInlineEnd: 'max(0.75em, var(--_buttons))' };
