import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { SessionExpired } from '#app/api/errors'
import { createFeatureContext } from '#tests/support/feature-context'
import { findHelp } from './page-help.server'

test('A page that fails first leaves no failure without somebody who waits for it', async () => {
	const ended = () => Promise.reject(new SessionExpired())
	const unhandled: unknown[] = []
	const note = (error: unknown) => void unhandled.push(error)
	process.on('unhandledRejection', note)
	const ctx = await createFeatureContext()
	const help = findHelp({ ...ctx, firm: ended })
	await wait(20)
	process.off('unhandledRejection', note)
	expect(unhandled).toEqual([])
	await expect(help).rejects.toThrow(SessionExpired)
})
