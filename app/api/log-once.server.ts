import { getCallFamily } from '#app/config/call-family'

const mostTold = 1_000
const told = new Set<string>()

/** A member as the log has it: every element of a list is one. */
export function generaliseMember(pointer: string): string {
	return pointer.replace(/\/\d+(?=\/|$)/g, '/*')
}

/** True once per process for each call, member and kind of fault, and for at most a thousand of them (contract §9). */
export function isFirstTold(call: { method: string; path: string }, member: string, fault: string): boolean {
	const key = `${fault} ${call.method} ${getCallFamily(call.path)} ${member}`
	if (told.has(key) || told.size >= mostTold) return false
	told.add(key)
	return true
}
