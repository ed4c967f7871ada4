/** Validates an OpenAPI file by swagger-parser, which npx put on the path: `node parse-openapi.mjs <file>`. */
import { createRequire } from 'node:module'

const programs = (process.env.PATH ?? '').split(':').find((folder) => folder.includes('/_npx/'))
if (!programs) throw new Error('Run it by npx')
const parser = createRequire(`${programs}/`)('@apidevtools/swagger-parser')

try {
	await (parser.default ?? parser).validate(process.argv[2])
} catch (error) {
	console.log(`swagger-parser: ${error.message}`)
	process.exitCode = 1
}
