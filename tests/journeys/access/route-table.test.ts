import { describe, expect, test } from 'vitest'
import { signIn } from '../../support/sign-in'
import { startVisitor, type Visitor } from '../../support/visitor'
import { unmark } from '#tests/support/unmark'
import { oneBranch, useSite } from '#tests/support/use-site'

/** `leads`: redirects of the page itself, after its guard. */
type Row = [number: number, path: string, address: string, leads?: string]

/** Table of the specification, with ids of Anna's dossier. */
const signedIn: Row[] = [
	[27, '/dashboard', '/dashboard'],
	[28, '/mortgages', '/mortgages'],
	[29, '/mortgages/{id}', '/mortgages/10011'],
	[30, '/mortgages/{id}/loan-parts/{action}', '/mortgages/10012/loan-parts/11102'],
	[31, '/mortgages/{id}/marketvalue/{action}', '/mortgages/10011/marketvalue/11033'],
	[
		32,
		'/mortgages/{id}/present-opportunity-to-consumer/{action}',
		'/mortgages/10011/present-opportunity-to-consumer/11034',
	],
	[33, '/appointments', '/appointments'],
	[34, '/appointments/{id}', '/appointments/10101'],
	[35, '/bankguarantees', '/bankguarantees'],
	[36, '/bankguarantees/{id}', '/bankguarantees/10061'],
	[37, '/bankguarantees/{id}/bnp-proposal/{action}', '/bankguarantees/10061/bnp-proposal/11024'],
	[38, '/credits', '/credits'],
	[39, '/credits/{id}', '/credits/10021'],
	[40, '/otds', '/otds'],
	[41, '/otds/{id}', '/otds/10051'],
	[42, '/otds/{id}/sign/{action}', '/otds/10051/sign/11021'],
	[43, '/invoices', '/invoices'],
	[44, '/settings', '/settings'],
	[45, '/important-documents', '/important-documents'],
	[46, '/life-insurances', '/life-insurances'],
	[47, '/life-insurances/{id}', '/life-insurances/10031'],
	[48, '/general-insurances', '/general-insurances'],
	[49, '/general-insurances/{id}', '/general-insurances/10041'],
	[50, '/general-insurances/{id}/damage-reports/create', '/general-insurances/10041/damage-reports/create'],
	[51, '/fgvs', '/fgvs'],
	[52, '/fgvs/{id}', '/fgvs/10035'],
	[53, '/cardifao', '/cardifao'],
	[54, '/cardifao/{id}', '/cardifao/10085'],
	[55, '/cardifao/{id}/premium/{action}', '/cardifao/10085/premium/11101'],
	[56, '/purchase-intentions', '/purchase-intentions'],
	[57, '/purchase-intentions/{id}', '/purchase-intentions/10081'],
	[58, '/actions/{action}/knowledge-test', '/actions/11032/knowledge-test'],
	[59, '/actions/{action}/hypact-form', '/actions/11036/hypact-form', '/actions/11036/hypact-form?step=1'],
	[60, '/actions/{action}/inventory', '/actions/11031/inventory'],
	[
		61,
		'/actions/{action}/update-date-conditions-precedent',
		'/actions/11105/update-date-conditions-precedent',
	],
	[62, '/actions/{action}/upload-document', '/actions/11001/upload-document'],
	[63, '/actions/{action}/download-qoute', '/actions/11014/download-qoute'],
	[64, '/actions/{action}/approve-document', '/actions/11022/approve-document'],
	[65, '/actions/{action}/invoice-payment', '/actions/11025/invoice-payment'],
	[66, '/actions/{action}/validate-ideal-payment', '/actions/11025/validate-ideal-payment', '/dashboard'],
	[67, '/business-income', '/business-income'],
	[68, '/business-income/{id}', '/business-income/10091'],
	[69, '/will-writing-advices', '/will-writing-advices'],
	[70, '/will-writing-advices/{id}', '/will-writing-advices/10095'],
	[71, '/action/{action}/ockto-form', '/action/11031/ockto-form'],
	[72, '/action/{action}/iwize-form', '/action/11031/iwize-form'],
	[73, '/mortgage-check/{id}/{action}', '/mortgage-check/10011/11037', '/mortgage-check/10011/11037?step=1'],
	[75, '/woongarant-insurances/{id}', '/woongarant-insurances/10045'],
	[76, '/woongarant-insurance/{id}/sign/{action}', '/woongarant-insurance/10045/sign/11221'],
]
const ofGuests: Row[] = [
	[21, '/', '/'],
	[22, '/mortgage-check-login/{action}', '/mortgage-check-login/11037'],
	[23, '/forgot/password', '/forgot/password'],
	[24, '/reset/password/{token}', '/reset/password/geheim', '/reset/password'],
	[26, '/dossiers/create', '/dossiers/create'],
	[74, '/mortgage-check/{action}', '/mortgage-check/11037', '/mortgage-check-login/11037'],
	[77, '/nps-feedback', '/nps-feedback'],
]

const { portal } = await useSite({ env: oneBranch })
const anna = (await signIn(portal.url)).visitor

/** Status and redirect of the first response. */
async function answerTo(visitor: Visitor, address: string) {
	const answer = await visitor.visit(address, { redirects: false })
	return [answer.status, unmark(answer)]
}
const opens = (leads?: string) => (leads ? [expect.any(Number), leads] : [200, undefined])

test('The rows are those of the specification: 57 addresses beside not-found and what nobody knows', () => {
	const numbers = [...signedIn, ...ofGuests].map(([number]) => number)
	expect([...numbers, 19, 20, 25].sort()).toEqual(Array.from({ length: 59 }, (_, at) => at + 19))
	for (const [, path, address] of [...signedIn, ...ofGuests]) {
		const pattern = path.replace(/\{\w+\}/g, '[^/]+')
		expect(address).toMatch(new RegExp(`^${pattern}$`))
	}
})

describe('For who is signed in', () => {
	for (const [number, path, address, leads] of signedIn)
		test(`${path} opens, and leads a guest to the login [${number}]`, async () => {
			expect(await answerTo(anna, address)).toEqual(opens(leads))
			expect(await answerTo(startVisitor(portal.url), address)).toEqual([302, '/'])
		})
})

describe('For guests', () => {
	for (const [number, path, address, leads] of ofGuests)
		test(`${path} opens, and leads who is signed in to the dashboard [${number}]`, async () => {
			expect(await answerTo(startVisitor(portal.url), address)).toEqual(opens(leads))
			expect(await answerTo(anna, address)).toEqual([302, '/dashboard'])
		})
})

test('/logout is there for everyone, and leads to the login [25]', async () => {
	expect(await answerTo(startVisitor(portal.url), '/logout')).toEqual([303, '/'])
	const { visitor } = await signIn(portal.url)
	expect(await answerTo(visitor, '/logout')).toEqual([303, '/'])
	expect(await answerTo(visitor, '/dashboard')).toEqual([302, '/'])
})

for (const [address, number] of [
	['/404', '[19]'],
	['/nergens', '[20]'],
	['/mortgages/10011/nergens', '[20]'],
])
	test(`${address} says to everyone that it is not there, where it was asked for ${number}`, async () => {
		for (const visitor of [startVisitor(portal.url), anna]) {
			const page = await visitor.visit(String(address), { redirects: false })
			expect([page.status, page.path]).toEqual([404, address])
			expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Deze pagina is er niet')
		}
	})
