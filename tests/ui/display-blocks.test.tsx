import { shield, image } from '@wordpress/icons';
import { toPictureUrl } from '@/lib/picture-url';
import { CountBadge } from '@/ui/badge';
import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';
import { completionPercentage, ProgressBar } from '@/ui/progress-bar';
import { Spinner } from '@/ui/spinner';
import { render, screen, fireEvent } from '#tests/support/render';

it('COMP-25 Icon is 24 pixels wide by default, and hidden from assistive technology', () => {
	const { container, rerender } = render(<Icon icon={shield} />);
	expect(container.querySelector('svg')).toHaveAttribute('width', '24');
	expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
	rerender(<Icon icon={shield} size={32} />);
	expect(container.querySelector('svg')).toHaveAttribute('height', '32');
});

it('COMP-26 Spinner is 20 pixels wide by default', () => {
	const { container, rerender } = render(<Spinner label="Loading scan" />);
	expect(container.querySelector('svg')).toHaveAttribute('width', '20');
	expect(container).toHaveTextContent('Loading scan');
	rerender(<Spinner size={32} />);
	expect(container.querySelector('svg')).toHaveAttribute('width', '32');
});

it('CountBadge is hidden at 0, and names what it counts', () => {
	const { container, rerender } = render(<CountBadge count={0} label="0 updates" />);
	expect(container).toBeEmptyDOMElement();
	rerender(
		<button>
			Plugins <CountBadge count={3} label="3 updates" />
		</button>,
	);
	expect(screen.getByRole('button', { name: 'Plugins 3 updates' })).toHaveTextContent('3');
});

it.each([
	['COMP-19 is capped at 100', { value: 250 }, 100],
	['COMP-20 never decreases', { value: 30, reached: 60 }, 60],
	['COMP-20 decreases with `canGoBackwards`', { value: 30, reached: 60, canGoBackwards: true }, 30],
	['COMP-21 is out of 100 by default', { value: 30 }, 30],
	['COMP-21 is out of a total', { value: 30, total: 60 }, 50],
	['is 0 for a negative value', { value: -5 }, 0],
	['is 0 without a total', { value: 0, total: 0 }, 0],
	['is 0 for an unknown value', { value: NaN }, 0],
])('%s (completionPercentage)', (_title, progress, percentage) => {
	expect(completionPercentage(progress)).toBe(percentage);
});

it('COMP-20 ProgressBar keeps the highest value it has shown', () => {
	const bar = () => screen.getByRole('progressbar', { name: 'Recommendations' });
	const { rerender } = render(<ProgressBar label="Recommendations" value={67} />);
	expect(bar()).toHaveAttribute('aria-valuenow', '67');
	rerender(<ProgressBar label="Recommendations" value={50} />);
	expect(bar()).toHaveAttribute('aria-valuenow', '67');
	rerender(<ProgressBar label="Recommendations" value={50} canGoBackwards />);
	expect(bar()).toHaveAttribute('aria-valuenow', '50');
});

describe('Picture', () => {
	const toUrl = (address: string) => toPictureUrl(address, { adminUrl: '', rawUrl: 'example.com' });
	const ADDRESS = toUrl('https://example.com/face.png');

	const renderPicture = (src: typeof ADDRESS) => {
		const view = render(<Picture src={src} icon={image} />);
		const find = (name: string) => view.container.querySelector(name);
		return {
			...view,
			photo: () => find('img'),
			icon: () => find('svg'),
		};
	};

	it('shows its icon until the picture has loaded, then the picture as decoration', () => {
		const { photo, icon } = renderPicture(ADDRESS);
		expect(icon()).toBeInTheDocument();
		fireEvent.load(photo()!);
		expect(icon()).not.toBeInTheDocument();
		expect(photo()).toHaveAttribute('alt', '');
	});

	it('shows its icon instead of a picture that failed to load', () => {
		const { photo, icon } = renderPicture(ADDRESS);
		fireEvent.error(photo()!);
		expect(photo()).not.toBeInTheDocument();
		expect(icon()).toBeInTheDocument();
	});

	it('loads a new address after one that failed', () => {
		const { photo, rerender } = renderPicture(ADDRESS);
		fireEvent.error(photo()!);
		rerender(<Picture src={toUrl('https://example.com/other.png')} icon={image} />);
		expect(photo()).toHaveAttribute('src', 'https://example.com/other.png');
	});
});
