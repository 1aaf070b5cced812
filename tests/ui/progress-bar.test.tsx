import { completionPercentage, ProgressBar } from '@/ui/progress-bar';
import { render, screen } from '#tests/support/render';

describe('completionPercentage', () => {
	it('COMP-19 is capped at 100', () => {
		expect(completionPercentage({ value: 250 })).toBe(100);
	});

	it('COMP-20 never decreases, except with `canGoBackwards`', () => {
		expect(completionPercentage({ value: 30, reached: 60 })).toBe(60);
		expect(completionPercentage({ value: 30, reached: 60, canGoBackwards: true })).toBe(30);
	});

	it('COMP-21 is out of 100 by default', () => {
		expect(completionPercentage({ value: 30 })).toBe(30);
		expect(completionPercentage({ value: 30, total: 60 })).toBe(50);
	});

	it.each([
		[-5, 100],
		[0, 0],
		[NaN, 100],
	])('is 0 for %d of %d', (value, total) => {
		expect(completionPercentage({ value, total })).toBe(0);
	});
});

describe('ProgressBar', () => {
	it('COMP-20 keeps the highest value it has shown', () => {
		const bar = () => screen.getByRole('progressbar', { name: 'Recommendations' });
		const { rerender } = render(<ProgressBar label="Recommendations" value={67} />);
		expect(bar()).toHaveAttribute('aria-valuenow', '67');
		rerender(<ProgressBar label="Recommendations" value={50} />);
		expect(bar()).toHaveAttribute('aria-valuenow', '67');
		rerender(<ProgressBar label="Recommendations" value={50} canGoBackwards />);
		expect(bar()).toHaveAttribute('aria-valuenow', '50');
	});
});
