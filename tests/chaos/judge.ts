import { countOccurrences } from '../stress/figures'
import { clientTimeout, type Account, type Client } from './client'
import { isFailure, findLastFailure, type ChaosCase, type RunLog } from './run-case'
import type { ChaosCluster } from './chaos-cluster'

/** Milliseconds until every client is served again. */
export const maxRecoveryTime = 5_000
/** Milliseconds from which a correct answer counts as slow. */
const noticeable = 1_000

export interface Verdict {
	requests: number
	acknowledged: number
	lost: number
	signOuts: number
	/** Milliseconds. */
	longest: number
	recovery: number
	/** Results of the requests during the fault. */
	meanwhile: Record<string, number>
	/** Faults. */
	findings: string[]
}

/** Checks that every acknowledged change is stored, no client was signed out, and every answer was allowed. */
export async function judgeRun(test: ChaosCase, course: RunLog, site: ChaosCluster): Promise<Verdict> {
	const { outcomes, clients, struck, mended } = course
	const requests = outcomes.length
	const recovered = findLastFailure(outcomes, mended)
	const meanwhile = outcomes.filter(({ began, ended }) => ended > struck && began < recovered)
	const others = outcomes.filter((one) => !meanwhile.includes(one))
	const longest = Math.max(...outcomes.map(({ began, ended }) => ended - began))
	const { tolerated = () => ['502', '503'] } = test
	const failures = [
		...meanwhile.filter((one) => isFailure(one) && !tolerated(one.door).includes(one.result)),
		...others.filter(isFailure),
	].map(({ what, door, result }) => `${what} at p${door + 1}: ${result}`)
	const signOuts = clients.flatMap(({ account }) => account.signOuts)
	const unasked = test.endsSessions ? [] : signOuts
	const wasFelt = meanwhile.some((one) => isFailure(one) || one.ended - one.began > noticeable)
	const checked = await Promise.all(
		clients.map((client) => findLosses(client, site, test.endsSessions ? mended : 0)),
	)
	const lost = checked.flat()
	return {
		requests,
		acknowledged: clients.reduce((sum, { account }) => sum + countAcknowledged(account), 0),
		lost: lost.length,
		signOuts: signOuts.length,
		longest,
		recovery: recovered - mended,
		meanwhile: countOccurrences(meanwhile.map(({ result }) => result)),
		findings: [
			...failures,
			...lost,
			...unasked.map((what) => `signed out: ${what}`),
			...(longest > clientTimeout ? ['an answer took longer than it may'] : []),
			...(wasFelt || test.isUnnoticed ? [] : ['nothing was broken']),
		],
	}
}

function countAcknowledged({ sessions, forms, draft }: Account) {
	const sent = forms.filter(({ isAcknowledged }) => isAcknowledged).length
	return sessions.length + sent + (draft[0] ? 1 : 0)
}

/** Acknowledged changes that are lost or stored twice; sign-ins before `since` may have ended. */
async function findLosses(client: Client, { office }: ChaosCluster, since: number): Promise<string[]> {
	const { sessions, draft, forms, reader } = client.account
	const lost: string[] = []
	for (const { id } of sessions.filter(({ at }) => at > since)) {
		const found = await client.readAs(id)
		if (found !== reader) lost.push(`lost sign-in: ${found}`)
	}
	const kept = await client.readDraft()
	if (!draft.includes(kept)) lost.push(`lost draft: ${kept} of ${draft.join(', ')}`)
	for (const { action, isAcknowledged } of forms) {
		const count = office.countForm(reader, action)
		if (count > 1 || (isAcknowledged && count === 0))
			lost.push(`form ${isAcknowledged ? '' : 'not '}acknowledged, arrived ${count} times`)
	}
	return lost
}
