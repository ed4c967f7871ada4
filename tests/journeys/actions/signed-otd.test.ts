import { beforeEach, expect, test } from 'vitest'
import { readFacts } from '#tests/support/product-site'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
let anna: Visitor
beforeEach(async () => {
	site.api.backend.reset()
	anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
	site.api.forgetCalls()
})

const address = '/otds/10051/sign/11021'
const button = 'Onderteken de opdracht'

test('The assignment is a PDF, before and after it is signed [388] [392] [398] [399]', async () => {
	const page = await anna.visit(address)
	const file = await page.follow('Download Opdracht als PDF')
	expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
	expect(site.api.callsTo('GET', '/api/products/otds/actions/11021/download')).toHaveLength(1)
	const ready = await (await page.press('Lees de voorwaarden')).press('Ik ga akkoord met de voorwaarden')
	ready.choose('Ik ga akkoord met de opdracht')
	await ready.press(button)
	const done = await anna.visit(address)
	expect(done.queryByRole('button', { name: button })).toBeNull()
	expect(done.queryByRole('button', { name: 'Lees de voorwaarden' })).toBeNull()
	expect((await done.follow('Download')).headers['content-type']).toBe('application/pdf')
	expect(readFacts(await anna.visit('/otds/10051')).Status).toBe('Ondertekend')
	const rows = (await anna.visit('/documents')).getAllByRole('link', { name: /^Download/ })
	expect(rows.map((row) => row.getAttribute('href'))).toContain('/actions/11021/download-otd')
})
