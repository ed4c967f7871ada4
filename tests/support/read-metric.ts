export async function readMetrics(url: string) {
	return (await fetch(url)).text()
}

/** Sum of the series with all of these labels. */
export async function readMetric(url: string, name: string, labels: Record<string, string> = {}) {
	const rows = (await readMetrics(url))
		.split('\n')
		.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
	return rows
		.filter((line) => Object.entries(labels).every(([key, value]) => line.includes(`${key}="${value}"`)))
		.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
