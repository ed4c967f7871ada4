import { useEffect, useRef, useState } from 'react'

const firstCheckDelay = 500
const tolerance = 1

/** Tolerates one pixel. The first check is after 500 ms [401]. */
export function useReadToEnd() {
	const area = useRef<HTMLDivElement>(null)
	const [isRead, setRead] = useState(false)
	useEffect(() => {
		const box = area.current
		if (!box) return
		const check = () => {
			if (box.scrollHeight - box.clientHeight - box.scrollTop <= tolerance) setRead(true)
		}
		const start = setTimeout(() => {
			check()
			box.addEventListener('scroll', check)
			addEventListener('resize', check)
		}, firstCheckDelay)
		return () => {
			clearTimeout(start)
			box.removeEventListener('scroll', check)
			removeEventListener('resize', check)
		}
	}, [])
	return { area, isRead, finish: () => setRead(true) }
}
