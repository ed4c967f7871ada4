import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { createReceiptKey } from './receipt-key'
import { demoPassword } from './sign-in'

const bundle = resolve(import.meta.dirname, '../../build/server/index.js')

interface Options {
	apiUrl: string
	/** Working and data folder. */
	folder: string
	args?: readonly string[]
	env?: Record<string, string>
}

/** `npm run check-api -- …` of the built portal, with Anna as the test client. */
export async function runCheckApi({ apiUrl, folder, args = [], env = {} }: Options) {
	const child = spawn(process.execPath, [bundle, 'check-api', ...args], {
		cwd: folder,
		env: {
			PATH: process.env.PATH,
			NODE_ENV: 'production',
			DATA_DIR: folder,
			API_URL: apiUrl,
			SESSION_SECRET: '0123456789abcdef'.repeat(2),
			RECEIPT_KEY: createReceiptKey(),
			CHECK_EMAIL: 'anna@voorbeeld.nl',
			CHECK_PASSWORD: demoPassword,
			CHECK_BRANCH: 'noord',
			...env,
		},
	})
	const ended = new Promise((done) => child.once('exit', done))
	const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
	return { code: await ended, said, complaint }
}
