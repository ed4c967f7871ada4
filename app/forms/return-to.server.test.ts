import { expect, test } from 'vitest'
import { readReturnTo } from './return-to.server'

const read = (fields: Record<string, string>) =>
	readReturnTo(new Request('https://portaal.nl/x', { method: 'POST', body: new URLSearchParams(fields) }))

test('A small form leads back to the page of ours that it names, else to the login', async () => {
	expect((await read({ returnTo: '/dossiers?q=1' })).returnTo).toBe('/dossiers?q=1')
	expect((await read({ returnTo: '/dossiers?q=1&Token=t&x=2' })).returnTo).toBe('/dossiers?q=1')
	expect((await read({ returnTo: 'https://elders.nl/' })).returnTo).toBe('/')
	expect((await read({})).returnTo).toBe('/')
})

test('Its fields are read by their names', async () => {
	const { text } = await read({ language: 'en' })
	expect([text('language'), text('other')]).toEqual(['en', undefined])
})
