import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from './find-program'
import { findFreePort } from './listen'
import { startRedis, type TestRedis } from './redis'

/** Several Redis processes with one address. */
export interface RedisGroup extends Pick<TestRedis, 'url' | 'dump' | 'plant' | 'close'> {
	/** Masters first. */
	nodes: TestRedis[]
}

const attempts = 200
const slots = 16_384
const masterName = 'portal'

/** Three masters of Debian's Redis as a cluster; the address names one of them. */
export async function startRedisCluster(): Promise<RedisGroup> {
	const buses = await Promise.all([findFreePort(), findFreePort(), findFreePort()])
	const nodes = await Promise.all(
		buses.map((bus) => startRedis(undefined, { 'cluster-enabled': 'yes', 'cluster-port': String(bus) })),
	)
	const share = Math.ceil(slots / nodes.length)
	await Promise.all(
		nodes.map(async (node, index) => {
			const last = Math.min((index + 1) * share, slots) - 1
			await node.send('CLUSTER', 'ADDSLOTSRANGE', String(index * share), String(last))
			const [first] = nodes
			if (first && index > 0) await node.send('CLUSTER', 'MEET', '127.0.0.1', portOf(first), String(buses[0]))
		}),
	)
	for (const node of nodes)
		await until(async () => {
			const info = String(await node.send('CLUSTER', 'INFO'))
			return info.includes('cluster_state:ok') && info.includes(`cluster_known_nodes:${nodes.length}`)
		})
	return groupOf(`redis-cluster://127.0.0.1:${portOf(nodes[0])}`, nodes)
}

/** Adds a replica to a node of a cluster, which takes its place when that node is down for `downAfter` ms. */
export async function addClusterReplica(cluster: RedisGroup, master: TestRedis, downAfter: number) {
	const bus = String(await findFreePort())
	const replica = await startRedis(undefined, { 'cluster-enabled': 'yes', 'cluster-port': bus })
	const members = [...cluster.nodes, replica]
	for (const node of members) await node.configure('cluster-node-timeout', String(downAfter))
	await master.send('CLUSTER', 'MEET', '127.0.0.1', portOf(replica), bus)
	const id = String(await master.send('CLUSTER', 'MYID'))
	await until(() => replica.send('CLUSTER', 'REPLICATE', id).then(Boolean, () => false))
	await until(async () => String(await replica.send('INFO', 'replication')).includes('master_link_status:up'))
	for (const node of cluster.nodes)
		await until(async () => String(await node.send('CLUSTER', 'NODES')).includes(`slave ${id}`))
	return replica
}

/** A master, a replica and one Sentinel that changes them over when the master is down for `downAfter` ms. */
export async function startRedisSentinel(downAfter = 60_000): Promise<RedisGroup> {
	const master = await startRedis()
	const replica = await startRedis(undefined, { replicaof: `127.0.0.1 ${portOf(master)}` })
	await until(async () => String(await replica.send('INFO', 'replication')).includes('master_link_status:up'))
	const port = await findFreePort()
	const folder = await mkdtemp(join(tmpdir(), 'portal-sentinel-'))
	const file = join(folder, 'sentinel.conf')
	await writeFile(
		file,
		[
			`port ${port}`,
			`dir ${folder}`,
			`sentinel monitor ${masterName} 127.0.0.1 ${portOf(master)} 1`,
			`sentinel down-after-milliseconds ${masterName} ${downAfter}`,
			`sentinel failover-timeout ${masterName} 2000`,
			'',
		].join('\n'),
	)
	const sentinel = spawn(findProgram('redis-server') ?? '', [file, '--sentinel'], { stdio: 'ignore' })
	const ended = new Promise<void>((done) => sentinel.once('exit', () => done()))
	await until(async () => String(await master.send('CLIENT', 'LIST')).includes('sentinel-'))
	await wait(500)
	const url = `redis-sentinel://127.0.0.1:${port}/0?sentinelMasterId=${masterName}`
	const group = groupOf(url, [master, replica])
	return {
		...group,
		close: async () => {
			sentinel.kill('SIGKILL')
			await ended
			await group.close()
			await rm(folder, { recursive: true, force: true })
		},
	}
}

function groupOf(url: string, nodes: TestRedis[]): RedisGroup {
	return {
		url,
		nodes,
		dump: async () => Buffer.concat(await Promise.all(nodes.map((node) => node.dump()))),
		plant: async (key, value) => void (await nodes[0]?.plant(key, value)),
		close: async () => void (await Promise.all(nodes.map((node) => node.close()))),
	}
}

function portOf(node: TestRedis | undefined) {
	return new URL(node?.url ?? '').port
}

async function until(isDone: () => Promise<boolean>) {
	for (let attempt = 0; attempt < attempts; attempt += 1) {
		if (await isDone()) return
		await wait(50)
	}
	throw new Error('The Redis processes did not find each other')
}
