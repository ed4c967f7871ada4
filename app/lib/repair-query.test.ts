import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repairQuery, splitAddress } from './repair-query'

const feedback = (search: string) => repairQuery('/nps-feedback', search)
const page = (search: string) => repairQuery('/dashboard', search)

test.each([
	['?token=T&amp;value=3', '?token=T&value=3'],
	['?token=T&amp%3Bvalue=3', '?token=T&value=3'],
	['?token=T&AMP;value=3', '?token=T&value=3'],
	['?amp;token=T&amp;value=3', '?token=T&value=3'],
	['?utm_source=x&amp;token=T&amp;value=2', '?utm_source=x&token=T&value=2'],
	['?token=3DT&value=3D9', '?token=T&value=9'],
	['?token=3DT&amp;value=3D9', '?token=T&value=9'],
	['?Token=T&Value=9', '?token=T&value=9'],
	['?TOKEN=T&VALUE=9', '?token=T&value=9'],
	['?token%3DT%26value%3D9', '?token=T&value=9'],
	['?domain=noord;token=T;value=9', '?domain=noord&token=T&value=9'],
	['?domain=noord%2526token=T%2526value=9', '?domain=noord&token=T&value=9'],
	['?domain=noord\\u0026token=T', '?domain=noord&token=T'],
	['?token=T%3Bvalue%253D9', '?token=T&value=9'],
	['?token=T%26value%3D9', '?token=T&value=9'],
	['?token=T%26amp%3Bvalue=9', '?token=T&value=9'],
	['?utm_source=mail?token=T&value=9', '?utm_source=mail&token=T&value=9'],
	['?domain=noord?token=T%26value=9', '?domain=noord&token=T&value=9'],
	['?token=T&value=9?utm_source=x&utm_medium=mail', '?token=T&value=9&utm_source=x&utm_medium=mail'],
	['?amp;token=T?fbclid=x&value=9', '?token=T&fbclid=x&value=9'],
	['?token=T&value=9.', '?token=T&value=9'],
	['?token=T&value=9)', '?token=T&value=9'],
	['?token=T&value=9%20', '?token=T&value=9'],
])('The score of a link is read as it was sent: %s', (carried, sent) => {
	expect(feedback(carried)).toBe(sent)
})

test.each([
	['?accesstoken=A&refreshtoken=R', '?accessToken=A&refreshToken=R'],
	['?access_token=A&amp;refresh_token=R', '?accessToken=A&refreshToken=R'],
	['?accessToken=3DA&refreshToken=3DR', '?accessToken=A&refreshToken=R'],
	['?accessToken=A%26refreshToken%3DR&domain=noord', '?accessToken=A&refreshToken=R&domain=noord'],
	['?Domain=noord', '?domain=noord'],
	['?q=a&amp;page=2', '?q=a&page=2'],
	['?amp;step=2', '?step=2'],
	['?confirm=cancel&AMP%3Bform=x', '?confirm=cancel&form=x'],
	['?q=a&amp;amp;by=name&amp;x=1', '?q=a&by=name&x=1'],
	['?fbclid=1?accessToken=A', '?fbclid=1&accessToken=A'],
])('The tokens and the branch of a link are read as they were sent: %s', (carried, sent) => {
	expect(page(carried)).toBe(sent)
})

test.each([
	'',
	'?',
	'?q=a%26domain%3Dnoord',
	'?q=wat?domain=noord',
	'?q=R&amp;D=x',
	'?q=a&ampage=2',
	'?q=a%26amp;b&by=name',
	'?token=3Dabc&value=9',
	'?accessToken=3DA&refreshToken=R',
	'?accessToken=a.b-c_d%3D%3D&refreshToken=x%2By',
	'?step=2&form=abc&language=en',
	'?token=T&value=7.5',
	'?value=-1&token=T',
	'?utm_source=a%26b%3Dc',
	'?product=10011&state=%3Dx&confirm=cancel',
])('What is whole, or not the link’s, comes out as it is: %s', (search) => {
	for (const path of ['/nps-feedback', '/dashboard', '/documents'])
		expect(repairQuery(path, search)).toBe(search)
})

test('Whatever a link holds, its repair is a query, and no longer than the link', () => {
	const part = fc.constantFrom(
		...['&', '&amp;', '%26', '?', '=', '%3D', '=3D', 'amp;', '3D', '.', 'token', 'value', 'Domain'],
		...['access_token', 'q', 'x', '9', '%', '_'],
	)
	fc.assert(
		fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
			const once = feedback(`?${parts.join('')}`)
			expect(() => new URLSearchParams(once)).not.toThrow()
			expect(once.length).toBeLessThanOrEqual(parts.join('').length + 1)
		}),
	)
})

test.each([
	['/nps-feedback%3Ftoken=T&value=9', '/nps-feedback', '?token=T&value=9'],
	['/nps-feedback%3Ftoken%3DT%26value%3D9', '/nps-feedback', '?token=T&value=9'],
	['/nps-feedback&token=T&value=9', '/nps-feedback', '?token=T&value=9'],
	['/nps-feedback&amp;token=T&amp;value=9', '/nps-feedback', '?token=T&value=9'],
	['/nps-feedback%26token=T?value=9', '/nps-feedback', '?token=T&value=9'],
	['/dashboard%3FDomain=noord', '/dashboard', '?domain=noord'],
	['/reset/password/a%3Fb', '/reset/password/a%3Fb', ''],
	['/dashboard&more=x', '/dashboard&more=x', ''],
])('A query that came inside the path is read as a query: %s', (carried, path, query) => {
	const address = splitAddress(new URL(carried, 'https://portal.example'))
	expect([address.path, repairQuery(address.path, address.query)]).toEqual([path, query])
})
