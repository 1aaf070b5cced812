/**
 * The tab that a key leads to from the one at `index`, in a circle; nothing for other keys.
 */
export function nextTab(
	key: string,
	index: number,
	count: number,
	isRtl: boolean,
): number | undefined {
	switch (key) {
		case 'ArrowRight':
			return (index + (isRtl ? count - 1 : 1)) % count;
		case 'ArrowLeft':
			return (index + (isRtl ? 1 : count - 1)) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return undefined;
	}
}
