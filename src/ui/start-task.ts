/**
 * Ends the current task of the browser, so that a slow device can answer its user in between. The next one has a high priority, because the parser
 * would otherwise go on first.
 *
 * @param fallback In a browser without such priorities: stay in the task, or continue in that of a timer, after the parser.
 */
export async function startTask(fallback: 'stay' | 'timer'): Promise<void> {
	if ('scheduler' in window) {
		await scheduler.postTask(() => undefined, { priority: 'user-blocking' });
	} else if (fallback === 'timer') {
		await new Promise((resolve) => setTimeout(resolve));
	}
}
