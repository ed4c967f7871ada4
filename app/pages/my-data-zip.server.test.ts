import { expect, test } from 'vitest'
import { ApiFailure } from '#app/api/errors'
import { createReceipt } from '#app/submissions/receipts.server'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { createFeatureContext, visit } from '#tests/support/feature-context'
import { readZip } from '#tests/support/read-zip'
import { sendMyData } from './my-data-zip.server'

test('Receipts come fifty to a file, the newest first; the page shows the first and names the file of the others', async () => {
	const ctx = await createFeatureContext()
	const failing = { get: fail, find: fail, list: fail }
	for (let at = 0; at < 52; at += 1)
		await createReceipt(
			getRecordOwner(ctx),
			{ title: `Bewijs ${at}`, sent: [], next: 'Wij kijken ernaar.' },
			ctx.say,
		)
	const archive = await sendMyData(Object.assign(ctx, { api: failing }), visit('/settings/my-data/all.zip'))
	const files = readZip(new Uint8Array(await archive.arrayBuffer()))
	const titlesOf = (name: string) =>
		(JSON.parse(files.get(name)?.toString() ?? '') as { receipts: { title: string }[] }).receipts.map(
			({ title }) => title,
		)
	expect([...files.keys()]).toEqual(['Lees dit.html', 'portal.json', 'portal-2.json'])
	expect([titlesOf('portal.json').length, titlesOf('portal.json')[0]]).toEqual([50, 'Bewijs 51'])
	expect(titlesOf('portal-2.json')).toEqual(['Bewijs 1', 'Bewijs 0'])
	const page = files.get('Lees dit.html')?.toString()
	expect(page).toContain('Hier staan de eerste 50 bewijzen. De rest staat in portal-2.json.')
	expect([page?.includes('Bewijs 2<'), page?.includes('Bewijs 1<')]).toEqual([true, false])
})

async function fail(): Promise<never> {
	throw new ApiFailure(500, 'genericError')
}
