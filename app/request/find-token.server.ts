import { readFormToken, type FormToken } from '#app/session/form-token.server'
import type { Uses } from './context.server'
import { formTokenField } from './form-fields'
import type { KeptField } from './kept-form'
import { isMultipart } from './read-fields.server'
import { readForm } from './read-form.server'
import type { RequestFacts } from './request-facts'

/** The form token among posted fields. */
export function findToken(fields: KeptField[]) {
	return readFormToken(fields.find(([name]) => name === formTokenField)?.[1] ?? '')
}

/** True for a guest's page that was rendered for this browser, which keeps cookies. */
export function isTokenOfBrowser({ cookies: { guestKey } }: Uses<'cookies'>, token: FormToken | undefined) {
	return guestKey.isSent && guestKey.isName(token?.browser ?? '')
}

/** The branch that the posted form of a guest was shown for. Guests upload no files. */
export async function findFormBranch(request: Request, { refused }: Pick<RequestFacts, 'refused'>) {
	if (refused) return refused.formBranch
	const isForm = request.method === 'POST' && !isMultipart(request.headers.get('Content-Type') ?? '')
	return isForm ? findToken([...(await readForm(request))])?.branch : undefined
}
