import { expect, test } from 'vitest'
import { hidePathIds } from './hide-url-secrets'

test.each([
	['/mortgages/10011/loan-parts/11103', '/mortgages/:id/loan-parts/:id'],
	['/api/consumer-no-login/11001/7f9c-ab', '/api/consumer-no-login/:id/:id'],
	['/mortgages/:id/fixed-rate.ics', '/mortgages/:id/fixed-rate.ics'],
	['/anna@voorbeeld.nl/Anna%20de%20Vries', '/:id/:id'],
	['/assets/root-BX12_a.js', '/assets/root-BX12_a.js'],
	['/', '/'],
])('The log shows %s as %s', (path, shown) => {
	expect(hidePathIds(path)).toBe(shown)
})
