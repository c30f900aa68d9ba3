/**
 * Signs in through the sandbox provider as a browser would, without one.
 * @param email one of its ready accounts
 */
export async function signInBySandbox(
  url: string,
  email: string,
): Promise<{ token: string; userId: string }> {
  const jar = new Map<string, string>();
  const visit = async (address: string, init: RequestInit = {}): Promise<string> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(new URL(address, url), {
      ...init,
      redirect: 'manual',
      headers: { cookie, origin: url },
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    return answer.headers.get('location') ?? '';
  };
  const chooser = new URL(await visit('/api/auth/sign-in'));
  const form = new URLSearchParams(chooser.searchParams);
  form.set('email', email);
  const back = await visit(chooser.pathname.replace(/authorize$/, 'choose'), {
    method: 'POST',
    body: form,
  });
  await visit(back);
  const token = jar.get('riposte_session') ?? '';
  const profile = await fetch(`${url}/api/profile`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { userId } = (await profile.json()) as { userId: string };
  return { token, userId };
}
