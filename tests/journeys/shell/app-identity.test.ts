import { expect, test } from 'vitest'
import { startVisitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

async function readHead(branch: string) {
	const visitor = startVisitor(site.portal.url)
	const page = await visitor.visit(`/?domain=${branch}`)
	const find = (selector: string, name: string) =>
		page.document.head.querySelector(selector)?.getAttribute(name) ?? ''
	return {
		page,
		visitor,
		title: find('meta[name=apple-mobile-web-app-title]', 'content'),
		// The script adds its element.
		manifest: find('[data-manifest]', 'data-manifest'),
		icon: find('link[rel=icon]', 'href'),
	}
}

test.each([
	[
		'noord',
		'Noorderlicht Financieel Advies',
		'Noorderlicht',
		{ initial: 'N', primary: '#0A2E65', bar: '#0A2E65' },
	],
	['delta', 'Delta Wonen & Ondernemen', 'Delta Wonen', { initial: 'D', primary: '#1e6b4f', bar: '#f3f7f2' }],
	['vesting', 'De Vesting Hypotheken', 'De Vesting', { initial: 'D', primary: '#7a1f3d', bar: '#4f1127' }],
])(
	'The portal of %s is kept under the name of the firm, with its initial on its colour',
	async (branch, name, short, { initial, primary, bar }) => {
		const { page, visitor, title, manifest, icon } = await readHead(branch)
		expect([page.title.endsWith(` - ${name}`), title]).toEqual([true, short])
		const app = await visitor.visit(manifest)
		expect([app.status, app.headers['content-type']]).toEqual([200, 'application/manifest+json'])
		expect(JSON.parse(app.bytes.toString())).toMatchObject({
			name,
			short_name: short,
			theme_color: bar,
			icons: [{ src: icon, sizes: 'any' }],
		})
		const drawn = await visitor.visit(icon)
		expect([drawn.status, drawn.headers['content-type']]).toEqual([200, 'image/svg+xml'])
		expect(drawn.bytes.toString()).toMatch(new RegExp(`fill="${primary}".*>${initial}</text>`))
		for (const { headers } of [app, drawn])
			expect([headers['cache-control'], headers['set-cookie']]).toEqual([
				expect.stringContaining('immutable'),
				undefined,
			])
	},
)

test('Addresses that no page gives have no icon and no manifest behind them', async () => {
	const guest = startVisitor(site.portal.url)
	for (const path of [
		'/app-icons/000000.RA.svg',
		'/app-icons/D-000000.svg',
		'/app-manifests/x.webmanifest',
		'/app-manifests/000000-000000-QmFuaw.webmanifest',
	])
		expect([path, (await guest.visit(path)).status]).toEqual([path, 404])
})
