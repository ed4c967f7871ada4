import { findSafePath } from '#app/lib/safe-path'
import { paths } from '#app/paths'
import { readForm } from '#app/request/read-form.server'

/** The fields of a small posted form and the page of ours that it names in `returnTo`; the login when it names none. */
export async function readReturnTo(request: Request) {
	const form = await readForm(request)
	const { origin } = new URL(request.url)
	return {
		text: (name: string) => form.get(name) ?? undefined,
		returnTo: findSafePath(form.get('returnTo'), origin) ?? paths.login(),
	}
}
