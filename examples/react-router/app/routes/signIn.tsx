import { Form, redirect } from 'react-router';
import { signIn } from '../session.server.ts';
import type { Route } from './+types/signIn';

/** Replace with your own sign-in. */
export async function action({ request }: Route.ActionArgs) {
  return redirect('/', { headers: { 'Set-Cookie': await signIn(request, 'usr_owner') } });
}

export default function SignIn() {
  return (
    <Form method="post">
      <button type="submit">Sign in</button>
    </Form>
  );
}
