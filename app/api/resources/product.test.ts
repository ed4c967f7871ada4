import { expect, test } from 'vitest'
import { bankguaranteeSchema, findCompany } from './product'
import { generalInsuranceSchema, woongarantInsuranceSchema } from './insurances'

test.each([
	[{ company: 'Aa', company_name: 'Bee' }, 'Aa'],
	[{ company_name: 'Bee' }, 'Bee'],
	[{ company: '', company_name: 'Bee' }, 'Bee'],
	[{ company: null }, undefined],
])('The company of a product that tells %j is %j', (told, company) => {
	for (const schema of [bankguaranteeSchema, generalInsuranceSchema, woongarantInsuranceSchema])
		expect(findCompany(schema.parse({ id: '1', ...told }))).toBe(company)
})
