import { findSafePath } from '#app/lib/safe-path'
import { paths } from '#app/paths'
import { readForm } from '#app/request/read-form.server'

export async function readReturnTo(request: Request) {
	const form = await readForm(request)
	const { origin } = new URL(request.url)
	return {
		text: (name: string) => form.get(name) ?? undefined,
		returnTo: findSafePath(form.get('returnTo'), origin) ?? paths.login(),
	}
}
