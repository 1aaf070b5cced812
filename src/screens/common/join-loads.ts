interface Loading {
	isRetrying: boolean;
	retry: () => void;
}

/** Several things that one card loads by `useLoad`, with one "Try again" for all that it wants. */
export const joinLoads = (...loads: Loading[]): Loading => ({
	isRetrying: loads.some(({ isRetrying }) => isRetrying),
	retry: () => loads.forEach(({ retry }) => retry()),
});
