import { expect, test } from 'vitest'
import { getCallFamily } from './counted-labels'

test.each([
	['/api/documents/7/download?name=Anna', '/api/documents'],
	['/api/products/mortgages/7', '/api/products/mortgages'],
	['/api/products/mortgage-no-login/7/1001', '/api/products/mortgage-no-login'],
	['/api/auth/two-factor-qr', '/api/auth/two-factor-qr'],
	['/api/advice_profile', '/api/advice_profile'],
	['/api/Anna', '/api'],
	['/Anna/api/documents', '/api'],
])('A call to %s is traced and counted as %s', (path, family) => expect(getCallFamily(path)).toBe(family))
