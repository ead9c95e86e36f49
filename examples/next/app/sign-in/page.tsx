import { redirect } from 'next/navigation';
import { signIn } from '@/session';

/** Replace with your own sign-in. */
export default function SignInPage() {
  async function signInAsOwner() {
    'use server';
    await signIn('usr_owner');
    redirect('/');
  }
  return (
    <main>
      <form action={signInAsOwner}>
        <button type="submit">Sign in</button>
      </form>
    </main>
  );
}
