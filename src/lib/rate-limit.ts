export interface RateLimited {
	(): void;
	/** Cancels a pending call, for a caller that unmounts. */
	cancel: () => void;
}

/** Calls once, after `wait` milliseconds without a further request. */
export function debounce(callback: () => void, wait: number): RateLimited {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const limited = () => {
		clearTimeout(timer);
		timer = setTimeout(callback, wait);
	};
	return Object.assign(limited, { cancel: () => clearTimeout(timer) });
}

/** Calls at most once in `wait` milliseconds, always after the last request of a burst. */
export function throttle(callback: () => void, wait: number): RateLimited {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const limited = () => {
		timer ??= setTimeout(() => {
			timer = undefined;
			callback();
		}, wait);
	};
	const cancel = () => {
		clearTimeout(timer);
		timer = undefined;
	};
	return Object.assign(limited, { cancel });
}
