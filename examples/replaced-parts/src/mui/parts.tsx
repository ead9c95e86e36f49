import type {
  ButtonPartProps,
  CheckboxPartProps,
  DaybookComponents,
  DialogPartProps,
  EmptyStatePartProps,
  ErrorStatePartProps,
  IconButtonPartProps,
  InputPartProps,
  LinkPartProps,
  NoticePartProps,
  RadioPartProps,
  SelectPartProps,
  TextareaPartProps,
} from '@daybook/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Parts of MUI. Its fields take the attributes of their input in a prop, and its `ref` in another. */
export const parts: DaybookComponents = {
  Button: (props: ButtonPartProps) => (
    <Button
      {...props}
      variant={props['data-primary'] ? 'contained' : props['data-quiet'] ? 'text' : 'outlined'}
      color={props['data-dangerous'] ? 'error' : props['data-primary'] ? 'primary' : 'inherit'}
      sx={{ '&[aria-disabled=true]': { opacity: 0.5 } }}
    />
  ),
  IconButton: (props: IconButtonPartProps) => <IconButton {...props} />,
  Link: (props: LinkPartProps) =>
    props['data-primary'] ? <Button {...props} variant="contained" /> : <Link {...props} />,
  Input: ({ ref, ...props }: InputPartProps) => (
    <OutlinedInput inputRef={ref} inputProps={props} value={props.value} size="small" fullWidth />
  ),
  Textarea: ({ ref, ...props }: TextareaPartProps) => (
    <OutlinedInput inputRef={ref} inputProps={props} value={props.value} size="small" fullWidth multiline />
  ),
  Select: ({ ref, children, ...props }: SelectPartProps) => (
    <NativeSelect inputRef={ref} inputProps={props} value={props.value} input={<OutlinedInput size="small" />}>
      {children}
    </NativeSelect>
  ),
  Checkbox: ({ ref, ...props }: CheckboxPartProps) => (
    <Checkbox
      slotProps={{ input: { ...props, ref } }}
      checked={props.checked}
      indeterminate={props['data-indeterminate'] ?? false}
      size="small"
      sx={{ padding: 0 }}
    />
  ),
  Radio: ({ ref, ...props }: RadioPartProps) => (
    <Radio slotProps={{ input: { ...props, ref } }} checked={props.checked} size="small" sx={{ padding: 0 }} />
  ),
  Dialog: ({ title, children, actions, onClose, ...props }: DialogPartProps) => (
    <Dialog {...props} onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  ),
  EmptyState: State,
  ErrorState: State,
  Notice: ({ tone, children, detail, action }: NoticePartProps) => (
    <Alert severity={severities[tone]} action={action} role="presentation">
      {children}
      {detail && <Typography variant="body2">{detail}</Typography>}
    </Alert>
  ),
};

const severities = { quiet: 'info', calm: 'info', good: 'success', warning: 'warning', danger: 'error' } as const;

function State({ title, children, actions }: EmptyStatePartProps | ErrorStatePartProps) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="h6" component="p">
        {title}
      </Typography>
      {children && <Typography color="textSecondary">{children}</Typography>}
      <Stack direction="row" spacing={1}>
        {actions}
      </Stack>
    </Stack>
  );
}
