import { useState } from 'react';
import { ErrorBoundary } from '@/ui/error-boundary';
import { ErrorState } from '@/ui/error-state';
import { render, screen } from '#tests/support/render';

let isBroken = true;

function Fragile() {
	if (isBroken) {
		throw new Error('Cannot read threats of undefined');
	}
	return <p>No threats</p>;
}

function draw(onError = jest.fn()) {
	function Page() {
		const [route, setRoute] = useState('/dashboard');
		return (
			<>
				<button onClick={() => setRoute('/settings')}>Leave</button>
				<ErrorBoundary
					resetKey={route}
					onError={onError}
					fallback={(error, reset) => <ErrorState message={error.message} onRetry={reset} />}
				>
					<Fragile />
				</ErrorBoundary>
				<p>The rest of the page</p>
			</>
		);
	}
	return { onError, ...render(<Page />) };
}

describe('ErrorBoundary', () => {
	beforeEach(() => {
		isBroken = true;
		// React logs every error, caught or not.
		jest.spyOn(console, 'error').mockImplementation(() => {});
	});

	it('keeps a failure within its part, and reports it', () => {
		const { onError } = draw();
		expect(screen.getByText('Cannot read threats of undefined')).toBeVisible();
		expect(screen.getByText('The rest of the page')).toBeVisible();
		expect(onError).toHaveBeenCalledTimes(1);
	});

	it('draws the part again on "Try again"', async () => {
		const { user } = draw();
		isBroken = false;
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(screen.getByText('No threats')).toBeVisible();
	});

	it('forgets the failure when its key changes', async () => {
		const { user } = draw();
		isBroken = false;
		await user.click(screen.getByRole('button', { name: 'Leave' }));
		expect(screen.getByText('No threats')).toBeVisible();
	});
});
