import { http } from 'msw'
import { beforeAll, describe, expect, test } from 'vitest'
import { actionForms } from '#tests/actions/forms'
import { fillWithoutScripts } from '#tests/actions/steps'
import { deal } from '#tests/support/full'
import { type SharedSite } from '#tests/support/shared-site'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { rows } from '../access/route-rows'
import { useSite } from '#tests/support/use-site'

const odd = 'a/b ?#é'
const inPath = (address: string) =>
	address.replace(/(?<=\/)1\d{4}(?=[/?]|$)/g, (id) => encodeURIComponent(odd + id))
const inJson = (text: string) => text.replace(/"(1\d{4})"/g, (_all, id: string) => `"${odd}${id}"`)

/** The reference API with ids that start with reserved characters of URLs. */
async function answerInDisguise({ backend }: SharedSite['api'], request: Request) {
	const bytesOf = (text: string) => Buffer.from(text).toString('latin1')
	const { url, method, headers } = request
	const { href } = new URL(url.replaceAll(encodeURIComponent(odd), '').replaceAll('a%2Fb+%3F%23%C3%A9', ''))
	const body = Buffer.from(await request.arrayBuffer())
		.toString('latin1')
		.replaceAll(bytesOf(odd), '')
	const init = {
		method,
		headers: new Headers(headers),
		...(method === 'POST' ? { body: Buffer.from(body, 'latin1') } : {}),
	}
	init.headers.delete('content-length')
	const answer = await backend.handle(new Request(href, init))
	if (!answer.headers.get('content-type')?.includes('json')) return answer
	const answerHeaders = new Headers(answer.headers)
	answerHeaders.delete('content-length')
	return new Response(inJson(await answer.text()), { status: answer.status, headers: answerHeaders })
}

let anna: Visitor
const { api, portal } = await useSite({ keepsAnswers: true })
beforeAll(async () => {
	api.answer(http.all('*', ({ request }) => answerInDisguise(api, request)))
	await portal.forget()
	await signInAfresh()
})

async function signInAfresh() {
	api.backend.reset()
	anna = (await signIn(portal.url, { branch: 'noord' })).visitor
	api.forgetCalls()
}

/** Raw paths of all calls after removal of the ids, each as one segment. */
const oddPaths = () => {
	const known = [odd, 'wg 10045/2'].map(encodeURIComponent)
	const paths = api.calls.map(({ path }) => known.reduce((rest, id) => rest.replaceAll(id, ''), path))
	return paths.filter((path) => !/^[\w/.-]+$/.test(path) || /\/(a|b)(\/|$)/.test(path))
}

/** Calls without a branch, or with another one than the client's. */
const strayCalls = () =>
	api.calls.filter(({ headers }) => headers.domain !== 'noord').map(({ method, path }) => `${method} ${path}`)

describe('Whatever an id is made of, it is one part of the path', () => {
	const commands = actionForms.filter(({ address }) => inPath(address) !== address)
	test.each(deal('wire', commands))(
		'$name: of the command, and every call names the branch [145]',
		async (form) => {
			await signInAfresh()
			const page = await fillWithoutScripts(await anna.visit(inPath(form.address)), form.steps)
			const landed = await page.press(form.button)
			expect([landed.path, landed.status]).toEqual([inPath(form.lands), 200])
			expect(api.callsTo('POST', inPath(form.call.path)).map(({ json }) => json)).toEqual([
				form.parts ? undefined : form.call.body && JSON.parse(inJson(JSON.stringify(form.call.body))),
			])
			expect([oddPaths(), strayCalls()]).toEqual([[], []])
		},
	)

	const reads = Object.values(rows).filter(
		({ kind, address, moved, unseeded }) =>
			kind === 'portal' && inPath(address) !== address && !moved && !unseeded,
	)
	test.each(deal('wire', reads))(
		'$address: of what is read, the files too, and every call names the branch [145]',
		async ({ address }) => {
			api.forgetCalls()
			const page = await anna.visit(inPath(address))
			expect([page.status, page.path]).not.toContain('/not-found')
			expect(page.status).toBe(200)
			expect([oddPaths(), strayCalls()]).toEqual([[], []])
		},
	)

	test('these are all that have one', () => {
		expect([commands.length > 15, reads.length > 35]).toEqual([true, true])
	})
})
