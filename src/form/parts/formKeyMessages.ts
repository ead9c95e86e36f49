/** Texts of the keys of forms, which load with their dialog. They are overridden in the area `ui`. */
export const formKeyMessages = {
  formKey_save: 'Save',
  formKey_leave: 'Cancel',
  formKey_day: 'Next or previous day',
  formKey_month: 'Next or previous month',
  formKey_channel: 'Choose a channel',
  formKey_event: 'Next or previous event',
  formKey_cell: 'Next cell; in the last one, add a line',
  formKey_line: 'Next or previous line',
  formKey_difference: 'Fill in the difference',
  formKey_copyLine: 'Copy the line above',
  formKey_removeLine: 'Remove the line',
  formKey_paste: 'Paste rows from a spreadsheet',
  formKey_undo: 'Undo',
  formKey_shortcuts: 'Keyboard shortcuts',
};
