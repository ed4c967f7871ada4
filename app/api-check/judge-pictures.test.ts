import { expect, test } from 'vitest'
import { judgePictures } from './judge-wordings.server'

const write = (attributes: object) => JSON.stringify({ data: { type: 'x', id: '1', attributes } })
const licence = write({
	content: { logo_image: 'https://firma.example/logo.svg', header_image: 'https://firma.example/huis.jpg' },
})
const theme = write({ color_menu_background: '#ffffff' })
const svg = (colour: string) => ({
	type: 'image/svg+xml',
	body: Buffer.from(`<svg viewBox="0 0 9 9"><rect fill="${colour}" width="9" height="9"/></svg>`),
})

function judge(logo: ReturnType<typeof svg> | undefined, header = svg('#036')) {
	return judgePictures(licence, theme, (url) => Promise.resolve(url.pathname === '/logo.svg' ? logo : header))
}

test('A picture that does not load, is broken, much too large or not seen on the header is named', async () => {
	const broken = { type: 'image/jpeg', body: Buffer.from('<html>') }
	expect(await judge(undefined, broken)).toMatchObject([
		{ severity: 'warning', member: '/content/logoImage', received: 'none' },
		{ severity: 'warning', member: '/content/headerImage', received: 'a broken one (6 bytes)' },
	])
	const large = { type: 'image/svg+xml', body: Buffer.alloc(400_001, ' ') }
	expect(await judge(large)).toMatchObject([{ received: 'one much larger (400001 bytes)' }])
	expect(await judge(svg('#fff'))).toMatchObject([{ received: 'colours like that of the header, #ffffff' }])
	expect(await judge(svg('none'))).toMatchObject([{ received: 'one that draws nothing (69 bytes)' }])
	expect(await judge(svg('#036'))).toEqual([])
})
