import { useEffect, useRef, useState } from 'react'

const firstLook = 500
const tolerance = 1

/**
 * Whether a text that scrolls in `area` was read to its end: it was scrolled there within a pixel, or all of it fits. The
 * first look is after half a second [401]; `finish` tells that its end was reached in another way.
 */
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
