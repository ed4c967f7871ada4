import { chartSize, drawChart, type Chart } from './chart'
import type { CpuRun } from './cpu'
import { findSpread, type Sample } from './rounds'
import { scenarioNames, sizes, widths } from './runs'

const colours = { portal: '#1f5fa8', before: '#98a6b5', bare: '#c77700', p99: '#a3262a' }
const margin = 44

/** Draws the figures of a run as SVG. */
export function drawRun(title: string, run: CpuRun): string {
	const charts = listCharts(run)
	const width = 2 * chartSize.width
	const height = margin + 2 * chartSize.height
	const drawn = charts.map((chart, index) => {
		const x = (index % 2) * chartSize.width
		const y = margin + Math.floor(index / 2) * chartSize.height
		return `<g transform="translate(${x} ${y})">\n${drawChart(chart)}\n</g>`
	})
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12">`,
		`<rect width="${width}" height="${height}" fill="#fff"/>`,
		`<text x="20" y="30" font-size="18" font-weight="bold">Bench of ${title}</text>`,
		...drawn,
		'</svg>\n',
	].join('\n')
}

function listCharts({ samples, soak }: CpuRun): Chart[] {
	const figure = (site: string, what: string, of: (sample: Sample) => number) =>
		findSpread(samples, site, what, of)?.median
	const cpu = (site: string, what: string) => figure(site, what, (sample) => sample.cpu)
	const names = { portal: 'portal', before: 'before', bare: 'bare page' }
	const lines = (sites: (keyof typeof names)[], whats: string[]) =>
		sites
			.filter((site) => samples.some((sample) => sample.site === site))
			.map((site) => ({
				name: names[site],
				colour: colours[site],
				values: whats.map((what) => cpu(site, what)),
			}))
	const portal = (of: (sample: Sample) => number) => widths.map(({ what }) => figure('portal', what, of))
	return [
		{
			title: 'What a request costs the server',
			unit: 'processor time, ms',
			below: '10 connections, 40 actions; the bare page makes a dashboard’s calls each time',
			labels: scenarioNames,
			series: lines(['portal', 'before', 'bare'], scenarioNames),
		},
		{
			title: 'A dashboard by its size',
			unit: 'processor time, ms',
			below: 'actions',
			labels: sizes.map(({ actions }) => String(actions)),
			series: lines(
				['before', 'portal'],
				sizes.map(({ what }) => what),
			),
			isLine: true,
		},
		{
			title: 'How long a dashboard takes under load',
			unit: 'ms',
			below: 'connections',
			labels: widths.map(({ connections }) => String(connections)),
			series: [
				{ name: 'p99', colour: colours.p99, values: portal(({ p99 }) => p99) },
				{ name: 'p50', colour: colours.portal, values: portal(({ p50 }) => p50) },
			],
			isLine: true,
		},
		{
			title: 'Memory over the soak',
			unit: 'MB',
			below: 'requests answered until then',
			labels: soak.map(({ at, requests }) => `${requests} (${at} s)`),
			series: [
				{ name: 'resident', colour: colours.before, values: soak.map(({ rss }) => rss) },
				{ name: 'heap', colour: colours.portal, values: soak.map(({ heap }) => heap) },
			],
		},
	]
}
