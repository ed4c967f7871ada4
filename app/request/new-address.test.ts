import { describe, expect, it } from 'vitest'
import { addNewAddress } from './new-address'

const links2 = 'Links (2.28; Linux 6.1.0 x86_64; GNU C 12.2; text)'

function redirect(to: string, { method = 'POST', userAgent = links2 } = {}) {
	const answer = new Response(null, { status: 303, headers: { Location: to } })
	const request = new Request('http://portal/', { method, headers: { 'User-Agent': userAgent } })
	addNewAddress(request, answer, 'dc154329-6a6c')
	return answer.headers.get('Location')
}

describe('After a form links2 and Dillo request the next page', () => {
	it.each([
		['/dashboard', '/dashboard?opened=dc154329'],
		['/?form=abc#main', '/?form=abc&opened=dc154329#main'],
	])('%s', (to, expected) => expect(redirect(to)).toBe(expected))

	it('in Dillo', () =>
		expect(redirect('/dashboard', { userAgent: 'Dillo/3.0.5' })).toBe('/dashboard?opened=dc154329'))

	it('but no address of another site, and none after a link', () => {
		expect(redirect('https://bank.example/pay')).toBe('https://bank.example/pay')
		expect(redirect('//bank.example/pay')).toBe('//bank.example/pay')
		expect(redirect('/dashboard', { method: 'GET' })).toBe('/dashboard')
	})
})

it('Browsers that obey Cache-Control keep the address', () => {
	const userAgent = 'ELinks/0.13.2 (textmode; Linux 6.1.0 x86_64; 80x90-2)'
	expect(redirect('/dashboard', { userAgent })).toBe('/dashboard')
})
