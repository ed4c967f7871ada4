import { http } from 'msw'
import { expect, test } from 'vitest'
import type { Page } from '#tests/support/page'
import { useDossierSite } from './dossier-site'

const site = await useDossierSite()
const picture =
	(fill: string, type = 'image/svg+xml') =>
	() =>
		new Response(
			`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect fill="${fill}" width="90" height="30"/></svg>`,
			{
				headers: { 'content-type': type },
			},
		)
const header = '#0a2e65'

async function openBranch(name: string, files: Record<string, () => Response>) {
	const at = (file: string) => `${site.api.url}/images/${file}`
	const content = { logo_image: at(`${name}.svg`), header_image: at(`${name}-header.svg`) }
	const form = await site.openAt({ features: { show_appointment_form: true }, content })
	site.api.answer(...Object.entries(files).map(([path, answer]) => http.get(`*${path}`, answer)))
	const branch = expect.stringMatching(/^vestiging-\d+$/) as string
	return { visit: () => form.follow('Terug naar inloggen'), branch }
}
const open = async (...of: Parameters<typeof openBranch>) => (await openBranch(...of)).visit

const images = (page: Page) => [...page.document.querySelectorAll('header img, [data-image] img')]
/** Statuses of the pictures of a page, in the same browser. */
async function load(page: Page) {
	const link = (href: string) => Object.assign(page.document.createElement('a'), { href })
	return Promise.all(
		images(page).map(async (image) => (await page.follow(link(image.getAttribute('src') ?? ''))).status),
	)
}
const toText = ({ faults }: Record<string, unknown>) => JSON.stringify(faults)
/** Two pictures that are asked for at once may be judged in either order. */
const logged = (path: string) =>
	site.portal.log().filter(({ part, faults }) => part === 'picture' && JSON.stringify(faults).includes(path))

test('A logo that nobody can see and a picture that is gone give way: the name in words, no box; each is logged once', async () => {
	const { visit, branch } = await openBranch('faint', { '/images/faint.svg': picture(header) })
	const first = await visit()
	expect(images(first)).toHaveLength(2)
	expect(images(first)[0]?.getAttribute('alt')).toMatch(/^Kantoor/)
	expect([await load(first), await load(first)]).toEqual([
		[404, 404],
		[404, 404],
	])
	const again = await visit()
	expect(images(again)).toEqual([])
	expect(again.getByRole('banner').textContent).toContain('Kantoor')
	expect(again.document.querySelector('[data-image]')?.getAttribute('data-image')).toBe('none')
	const { host } = new URL(site.api.url)
	const lines = logged('/images/faint').toSorted((one, other) => (toText(one) < toText(other) ? -1 : 1))
	expect(lines).toMatchObject([
		{ branch, faults: [{ place: 'header', fault: 'missing', host }] },
		{ branch, faults: [{ place: 'logo', fault: 'tooFaint', host }] },
	])
})

test('Pictures that fit are shown', async () => {
	const visit = await open('clear', {
		'/images/clear.svg': picture('#fff'),
		'/images/clear-header.svg': picture(header),
	})
	expect(await load(await visit())).toEqual([200, 200])
	expect(images(await visit())).toHaveLength(2)
	expect(logged('/images/clear')).toEqual([])
})

test('A broken file under the name of a picture is no picture', async () => {
	const visit = await open('broken', { '/images/broken.svg': picture('#fff', 'image/png') })
	await load(await visit())
	expect(logged('/images/broken.svg')).toMatchObject([{ faults: [{ place: 'logo', fault: 'broken' }] }])
})

test('A logo that draws nothing gives way to the name of the firm', async () => {
	const visit = await open('empty', { '/images/empty.svg': picture('none') })
	expect(await load(await visit())).toContain(404)
	const again = await visit()
	expect(again.document.querySelector('header img')).toBeNull()
	expect(again.getByRole('banner').textContent).toContain('Kantoor')
	expect(logged('/images/empty.svg')).toMatchObject([{ faults: [{ place: 'logo', fault: 'empty' }] }])
})
