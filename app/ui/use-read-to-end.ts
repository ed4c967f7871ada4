import { useEffect, useRef, useState } from 'react'

const firstLook = 500
const tolerance = 1

/** Tolerates one pixel. The first check is after 500 ms [401]. */
export function useReadToEnd() {
	const area = useRef<HTMLDivElement>(null)
	const [isRead, setRead] = useState(false)
	useEffect(() => {
		const box = area.current
		if (!box) return
		const look = () => {
			if (box.scrollHeight - box.clientHeight - box.scrollTop <= tolerance) setRead(true)
		}
		const start = setTimeout(() => {
			look()
			box.addEventListener('scroll', look)
			addEventListener('resize', look)
		}, firstLook)
		return () => {
			clearTimeout(start)
			box.removeEventListener('scroll', look)
			removeEventListener('resize', look)
		}
	}, [])
	return { area, isRead, finish: () => setRead(true) }
}
