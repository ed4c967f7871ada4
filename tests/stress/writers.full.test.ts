import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { isMissing, listStores, openStorage, type Storage } from './cluster'
import { report, scaleCount } from './figures'
import { scaleSharedRounds, type Done } from './store-worker'
import { startWorker } from './workers'

const writers = 100
const rounds = scaleCount(100)
const processes = 4
const kinds = listStores('redis')

for (const kind of kinds) {
	test.skipIf(isMissing(kind))(
		`A hundred writers in four processes lose nothing of one session: ${kind} store [137]`,
		{ timeout: 600_000 },
		async () => {
			const storage = await openStorage(kind)
			onTestFinished(() => storage.close())
			const owner = randomBytes(32).toString('base64url')
			const done = await writeEverywhere(storage, owner)
			const reader = await startWorker(storage, 'read')
			const { own, shared } = (await reader.run({ owner, writers: numbers(writers), rounds })) as {
				own: string[]
				shared: string
			}
			const entries = shared.split(' ')
			report(`writers, ${kind}`, {
				processes,
				writers,
				writes: sum(done.map(({ written }) => written)),
				refused: sum(done.map(({ refused }) => refused)),
				'tried again': sum(done.map(({ busy }) => busy)),
				'last values found': own.filter(Boolean).length,
				'entries of one shared record': entries.length,
			})
			expect((await storage.dump()).bytes.length).toBeGreaterThan(writers * 20)
			expect(sum(done.map(({ written }) => written))).toBe(writers * rounds)
			expect(sum(done.map(({ refused }) => refused))).toBe(0)
			expect(own).toEqual(numbers(writers).map((writer) => JSON.stringify({ writer, round: rounds })))
			expect(new Set(entries).size).toBe(writers * scaleSharedRounds(rounds))
			expect(entries).toHaveLength(writers * scaleSharedRounds(rounds))
		},
	)
}

/** All processes write at the same time, each for its share of the writers. */
async function writeEverywhere(storage: Storage, owner: string): Promise<Done[]> {
	// The first process creates the store's file, because parallel creation is another test.
	const first = await startWorker(storage, 'write')
	const others = numbers(processes - 1).map(() => startWorker(storage, 'write'))
	const workers = [first, ...(await Promise.all(others))]
	const answers = workers.map((worker, index) =>
		worker.run({ owner, rounds, writers: numbers(writers).filter((one) => one % processes === index) }),
	)
	return (await Promise.all(answers)) as Done[]
}

function numbers(count: number) {
	return Array.from({ length: count }, (_, index) => index)
}

function sum(figures: number[]) {
	return figures.reduce((total, one) => total + one, 0)
}
