import { Skeleton, SkeletonCard } from '@/ui/skeleton';
import { Spinner } from '@/ui/spinner';
import { render, screen } from '#tests/support/render';

describe('Skeleton', () => {
	it('hides its blocks from assistive technology, and announces its label', () => {
		const { container, rerender } = render(<Skeleton lines={3} label="Loading scan" />);
		expect(screen.getByText('Loading scan')).toBeInTheDocument();
		expect(container.querySelectorAll('[aria-hidden]')).toHaveLength(3);
		rerender(<Skeleton height={80} />);
		expect(container.querySelector('[aria-hidden]')).toHaveStyle({ height: '80px' });
		rerender(<SkeletonCard label="Loading backup" />);
		expect(screen.getByText('Loading backup')).toBeInTheDocument();
	});
});

describe('Spinner', () => {
	it('COMP-26 is 20 pixels wide by default', () => {
		const { container, rerender } = render(<Spinner label="Loading scan" />);
		expect(container.querySelector('svg')).toHaveAttribute('width', '20');
		expect(container).toHaveTextContent('Loading scan');
		rerender(<Spinner size={32} />);
		expect(container.querySelector('svg')).toHaveAttribute('width', '32');
	});
});
