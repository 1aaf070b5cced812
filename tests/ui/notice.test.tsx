import { useState } from 'react';
import { requireSafeUrl } from '@/lib/safe-url';
import { ErrorBoundary } from '@/ui/error-boundary';
import { ErrorState } from '@/ui/error-state';
import { Notice } from '@/ui/notice';
import { render, screen } from '#tests/support/render';

describe('Notice', () => {
	it.each([
		['success', 'Success:'],
		['error', 'Error:'],
		['info', 'Information:'],
		['warning', 'Warning:'],
	] as const)('names the status %s in words', (status, word) => {
		render(<Notice status={status}>Settings saved.</Notice>);
		expect(screen.getByText(word)).toBeInTheDocument();
		expect(screen.getByText('Settings saved.')).toBeVisible();
		expect(screen.queryByRole('button')).not.toBeInTheDocument();
	});

	it('renders an action as a button or as a link, and can be dismissed', async () => {
		const onClick = jest.fn();
		const onDismiss = jest.fn();
		const { user } = render(
			<Notice
				status="error"
				onDismiss={onDismiss}
				actions={[
					{ label: 'Reconnect', onClick },
					{ label: 'Learn more', href: requireSafeUrl('https://example.com/'), isExternal: true },
				]}
			>
				No connection.
			</Notice>,
		);
		await user.click(screen.getByRole('button', { name: /^Reconnect/ }));
		await user.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
		expect([onClick.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 1]);
		expect(screen.getByRole('link', { name: /Learn more/ })).toHaveAttribute('target', '_blank');
	});
});

it('ErrorState retries on request, but not while a retry is running', async () => {
	const onRetry = jest.fn();
	const { user, rerender } = render(<ErrorState message="No answer." onRetry={onRetry} />);
	await user.click(screen.getByRole('button', { name: /^Try again/ }));
	rerender(<ErrorState message="No answer." failure={{ isRetrying: true }} onRetry={onRetry} />);
	await user.click(screen.getByRole('button', { name: /^Try again/ }));
	expect(onRetry).toHaveBeenCalledTimes(1);
	rerender(<ErrorState message="No answer." failure={{ isRetrying: false }} onRetry={onRetry} />);
	await user.click(screen.getByRole('button', { name: /^Try again/ }));
	expect(onRetry).toHaveBeenCalledTimes(2);
});

describe('ErrorBoundary', () => {
	let isBroken = true;

	function Fragile() {
		if (isBroken) {
			throw new Error('Cannot read threats of undefined');
		}
		return <p>No threats</p>;
	}

	function draw() {
		function Page() {
			const [route, setRoute] = useState('/dashboard');
			return (
				<>
					<button onClick={() => setRoute('/settings')}>Leave</button>
					<ErrorBoundary
						resetKey={route}
						fallback={(error, reset) => <ErrorState message={error.message} onRetry={reset} />}
					>
						<Fragile />
					</ErrorBoundary>
					<p>The rest of the page</p>
				</>
			);
		}
		return render(<Page />);
	}

	beforeEach(() => {
		isBroken = true;
		// React logs every error, caught or not.
		jest.spyOn(console, 'error').mockImplementation(() => {});
	});

	it('replaces only the failed part, and renders the part again when its key changes', async () => {
		const { user } = draw();
		expect(screen.getByText('Cannot read threats of undefined')).toBeVisible();
		expect(screen.getByText('The rest of the page')).toBeVisible();
		isBroken = false;
		await user.click(screen.getByRole('button', { name: 'Leave' }));
		expect(screen.getByText('No threats')).toBeVisible();
	});
});
