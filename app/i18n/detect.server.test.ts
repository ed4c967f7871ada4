import { expect, it } from 'vitest'
import { detectLanguage } from './detect.server'

const request = new Request('https://portal.example/', { headers: { 'Accept-Language': 'en-GB,en' } })

it('the portal is Dutch when nobody says otherwise, whatever the browser prefers [4]', async () => {
	expect(await detectLanguage(request, {})).toBe('nl')
})

it("the firm's language comes before Dutch, the visitor's choice before both", async () => {
	expect(await detectLanguage(request, { firm: 'en' })).toBe('en')
	expect(await detectLanguage(request, { firm: 'en', chosen: 'nl' })).toBe('nl')
	expect(await detectLanguage(request, { firm: 'nl', chosen: 'en' })).toBe('en')
})

it('a locale with a country counts as its language, an unknown one is passed over', async () => {
	expect(await detectLanguage(request, { chosen: 'en-US' })).toBe('en')
	expect(await detectLanguage(request, { chosen: 'xx', firm: 'EN' })).toBe('en')
	expect(await detectLanguage(request, { chosen: '', firm: 'xx_XX' })).toBe('nl')
})
