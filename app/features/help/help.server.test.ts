import { expect, test } from 'vitest'
import { createFeatureContext } from '#tests/support/feature-context'
import { getHelp } from './help.server'

test('A guest is helped to get in; who is signed in needs no such help', async () => {
	const ctx = await createFeatureContext()
	expect((await getHelp(ctx)).login).toBeUndefined()
	const { login } = await getHelp({ ...ctx, consumer: undefined })
	expect(login?.forgot.href).toBe('/forgot/password')
	expect(login?.lines.length).toBeGreaterThan(0)
})

test('How to reach the firm is its own footer, without what could run', async () => {
	const footerContent = '<p>Bel 010</p><img src=x onerror=alert(1)>'
	const { contact } = await getHelp(await createFeatureContext({}, { content: { footerContent } }))
	expect(contact.firm?.html).toContain('<p>Bel 010</p>')
	expect(contact.firm?.html).not.toContain('onerror')
})

test('Where the firm says nothing of itself the page stands, and asks nothing of the API', async () => {
	const ctx = await createFeatureContext()
	const { contact, more } = await getHelp(ctx)
	expect([contact.firm, more.links.length, ctx.calls]).toEqual([undefined, 5, []])
})
