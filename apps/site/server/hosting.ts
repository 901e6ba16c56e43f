// Configuration for other hosts, with the same behaviour as serve.ts. It has the same headers, precompressed files, and
// 404 for the rest. Every page has one address: lower case, without a final slash or .html.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  caching,
  contentTypes,
  HASHED,
  HIDDEN,
  securityHeaders,
  type HeaderSettings,
} from './headers.ts';

interface Hosting {
  headers: Record<string, string>;
  /** Paths of the pages, except `/`. */
  pages: readonly string[];
  /** Names of files with a hash in their name. */
  hashed: readonly string[];
}

const escapePattern = (path: string) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Pattern for all spellings of a page's address; never matches another page. */
const variants = (page: string) => String.raw`^${escapePattern(page)}(?:\.html)?/?$`;
const homeVariants = String.raw`^/index(?:\.html)?/?$`;
const lines = (items: readonly string[], indent = '') =>
  items.map((item) => indent + item).join('\n');
const entries = (
  headers: Record<string, string>,
  format: (name: string, value: string) => string,
) => Object.entries(headers).map(([name, value]) => format(name, value));

/** Maximum number of rules that Cloudflare Pages reads, minus the two others. */
const MAX_RULES = 98;

/**
 * `_headers` file for Cloudflare Pages and Netlify. By default both let browsers revalidate a file each time. A rule
 * for the whole folder would also cache a 404 there for a year.
 */
const headersFile = ({ headers, hashed }: Hosting) => `/*
${lines(
  entries(headers, (name, value) => `${name}: ${value}`),
  '  ',
)}

/.well-known/security.txt
  Content-Type: text/plain; charset=utf-8

${lines(hashed.slice(0, MAX_RULES).map((file) => `${HASHED}${file}\n  Cache-Control: ${caching.hashed}`))}
`;

/** `_redirects` file. These hosts redirect final slashes themselves, and can't distinguish upper from lower case. */
const redirectsFile = ({ pages }: Hosting) => `/index.html / 301
${lines(pages.map((page) => `${page}.html ${page} 301`))}
`;

/** Go's regular expressions have no lookahead, so a separate rule has the exception. */
const HIDDEN_IN_GO = HIDDEN.replace('(?!well-known/)', '');

const caddy = ({ headers, pages }: Hosting, siteUrl: string) => `(headers) {
	header {
		Vary Accept-Encoding
${lines(
  entries(headers, (name, value) => `${name} "${value}"`),
  '\t\t',
)}
		-Server
		-Accept-Ranges
	}
}
{$SITE_ADDRESS:${siteUrl}} {
${siteUrl.startsWith('https:') ? '\ttls {\n\t\tprotocols tls1.3\n\t}\n' : ''}	root * {$SITE_ROOT:/var/www/heldermatch}
	import headers
	@hashed path ${HASHED}*
	header @hashed Cache-Control "${caching.hashed}"
	@unhashed not path ${HASHED}*
	header @unhashed Cache-Control "${caching.other}"
${lines(
  entries(contentTypes, (path, type) => `header ${path} Content-Type ${type}`),
  '\t',
)}
	# Nothing here is large enough for parts, and Caddy sends those of the compressed copy.
	request_header -Range
	map {query} {suffix} {
		"" ""
		default "?{query}"
	}
	route {
		@home path_regexp (?i)${homeVariants}
		redir @home /{suffix} 301
${pages
  .map((page, index) => {
    const name = `@variant${index}`;
    return `		${name} {
			path_regexp (?i)${variants(page)}
			not path_regexp ^${escapePattern(page)}$
		}
		redir ${name} ${page}{suffix} 301`;
  })
  .join('\n')}
		@hidden {
			path_regexp ${HIDDEN_IN_GO}
			not path /.well-known/*
		}
		error @hidden 404
		# A name that no file system takes would be an error of the server.
		@long expression {http.request.uri}.matches("^[^?]{240}")
		error @long 404
		@doubled expression {http.request.uri}.startsWith("//")
		error @doubled 404
		@page path_regexp ^(${pages.map(escapePattern).join('|')})$
		rewrite @page {path}.html
		@root path_regexp ^/$
		rewrite @root /index.html
		@other not method GET HEAD
		error @other 405
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		import headers
		header Cache-Control "${caching.other}"
		@missing expression {err.status_code} == 404
		rewrite @missing /404.html
		file_server @missing {
			precompressed br gzip
		}
	}
}
`;

/**
 * Writes `_headers` and `_redirects` into the built site. Writes Caddy's configuration into a separate folder next to
 * it, which isn't served.
 */
export async function writeHosting(
  dist: string,
  paths: readonly string[],
  settings: HeaderSettings,
): Promise<void> {
  const hosting: Hosting = {
    headers: securityHeaders(settings, await readFile(join(dist, 'index.html'), 'utf8')),
    pages: paths.filter((path) => path !== '/'),
    hashed: (await readdir(join(dist, HASHED))).filter((file) => !/\.(?:br|gz)$/.test(file)),
  };
  await mkdir(dist, { recursive: true });
  const configFolder = `${dist}-hosting`;
  await mkdir(configFolder, { recursive: true });
  await Promise.all([
    writeFile(join(dist, '_headers'), headersFile(hosting)),
    writeFile(join(dist, '_redirects'), redirectsFile(hosting)),
    writeFile(join(configFolder, 'Caddyfile'), caddy(hosting, settings.siteUrl)),
  ]);
}
