import type { ReactNode } from 'react'
import { useNonce } from '#app/request/nonce'

interface PageScriptProps {
	src: string
	/** It waits until the page was seen: StartScripts starts it. */
	waits?: boolean
	/** What it reads from its own element. */
	data?: Record<`data-${string}`, string | boolean | undefined>
}

/** One of the small scripts of public/. */
export function PageScript({ src, waits, data }: PageScriptProps): ReactNode {
	const nonce = useNonce()
	return waits ? (
		<script type="text/plain" data-src={src} {...data} />
	) : (
		<script src={src} defer nonce={nonce} {...data} />
	)
}

/**
 * Without a sign that HTML would escape. The browser tells of the first paint once it is on the screen, which may be after two
 * frames; one that tells of none shows two frames and a moment.
 */
const start = `var here=document.currentScript,isStarted;
function load(waiting){var script=document.createElement(\`script\`);
Object.assign(script.dataset,waiting.dataset);script.nonce=here.nonce;script.async=false;script.src=waiting.dataset.src;
document.head.append(script)}
function startAll(){if(isStarted)return;isStarted=true;document.querySelectorAll(\`script[data-src]\`).forEach(load)}
requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(startAll,300)})});
try{new PerformanceObserver(startAll).observe({type:\`paint\`,buffered:true})}catch(error){}`

/** Starts the scripts that wait, in their order, once the page was painted: on a poor line each file before that delays it. */
export function StartScripts() {
	return <script nonce={useNonce()}>{start}</script>
}
