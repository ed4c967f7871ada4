import { findSafePath } from '#app/lib/safe-path'
import { paths } from '#app/paths'

/** A small posted form and the page of ours that it names in `returnTo`; the login when it names none. */
export async function readReturn(request: Request) {
	const form = await request.formData()
	const { origin } = new URL(request.url)
	return { form, returnTo: findSafePath(form.get('returnTo')?.toString(), origin) ?? paths.login() }
}
