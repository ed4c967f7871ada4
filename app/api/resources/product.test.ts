import { expect, test } from 'vitest'
import { bankguaranteeSchema } from './bankguarantee'
import { generalInsuranceSchema } from './general-insurance'
import { findCompany } from './product'
import { woongarantInsuranceSchema } from './woongarant-insurance'

test.each([
	[{ company: 'Aa', company_name: 'Bee' }, 'Aa'],
	[{ company_name: 'Bee' }, 'Bee'],
	[{ company: '', company_name: 'Bee' }, 'Bee'],
	[{ company: null }, undefined],
])('The company of a product that tells %j is %j', (told, company) => {
	for (const schema of [bankguaranteeSchema, generalInsuranceSchema, woongarantInsuranceSchema])
		expect(findCompany(schema.parse({ id: '1', ...told }))).toBe(company)
})
