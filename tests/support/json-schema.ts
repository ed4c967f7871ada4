import { createRequire } from 'node:module'
import { z } from 'zod/v4'

type Validate = (value: unknown) => boolean
interface Validator {
	compile: (schema: object) => Validate
}

/** A validator of JSON Schema 2020-12: that of html-validate, which has no types. */
export function createValidator(): Validator {
	const required = createRequire(createRequire(import.meta.url).resolve('html-validate'))
	const Ajv = z.custom<new (options: object) => Validator>().parse(required('ajv/dist/2020'))
	return new Ajv({ strict: true, allowUnionTypes: true, strictRequired: false, validateFormats: false })
}
