import { act, getConfig } from '@testing-library/react';

const waiting = new Map<number, FrameRequestCallback>();
let last = 0;

function runFrame(): void {
	const callbacks = [...waiting.values()];
	waiting.clear();
	callbacks.forEach((callback) => callback(performance.now()));
}

/**
 * jsdom paints nothing, and begins a frame every 16 ms. This window begins one as soon as it is requested, at the end of the task, so that a test
 * need not wait for the clock.
 */
export function startFramesAtOnce(): void {
	window.requestAnimationFrame = (callback) => {
		last += 1;
		waiting.set(last, callback);
		if (waiting.size === 1) {
			queueMicrotask(runFrame);
		}
		return last;
	};
	window.cancelAnimationFrame = (frame) => void waiting.delete(frame);
}

/** Runs the timers without a delay that a function starts right after it, as a browser does after a paint. */
function withTimers(run: () => void): void {
	const timers: (() => void)[] = [];
	const { setTimeout: real } = window;
	Object.assign(window, {
		setTimeout: (callback: () => void, delay = 0) =>
			delay > 0 ? real(callback, delay) : -timers.push(callback),
	});
	try {
		run();
	} finally {
		Object.assign(window, { setTimeout: real });
	}
	timers.forEach((timer) => timer());
}

/**
 * Waits for the first paint, and for what the app draws right after it (`ui/staged-list.tsx`). A test with a fake clock paints when it lets time
 * pass.
 */
export function paint(): void {
	if (!Object.hasOwn(setTimeout, 'clock')) {
		act(() => withTimers(runFrame));
	}
}

/**
 * Changes the screen, and waits for the paint and for the chunks that the app fetches then. In tests they are modules, which load before the next
 * task.
 */
export const changeScreen = (change: () => void): Promise<void> =>
	getConfig().asyncWrapper(async () => {
		act(change);
		paint();
	});
