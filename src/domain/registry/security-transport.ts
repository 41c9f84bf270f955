import { lineNear, type Place, type RegistryEntry } from './entry.ts';
import { SCRIPT } from './rule-parts.ts';
import { isNear, JVM, lineCheck, securityRule } from './security-check.ts';

const UNCHECKED =
  'The identity of the other side is not checked: whoever sits on the way can read and change what is sent.';

/** A choice of whoever runs the program, by an option or for development. */
const CHOICE =
  /\b(?:if|case|when|elif|unless)\b.{0,120}(?:insecure|skip|verif|no_?check|check_?cert|local|develop|debug|self.?signed|trust_?all)/i;

const isChoice = (place: Place): boolean => isNear(place, CHOICE, [4, 0]);

const CERTIFICATES = securityRule({
  id: 'SEC-001',
  severity: 'blocking',
  title: 'The other side of a connection is checked',
  text: 'A connection does not switch off the check of certificates, host names or host keys, outside of tests.',
  violates: ['https.request({ rejectUnauthorized: false })', 'requests.get(url, verify=False)'],
  meets: ['https.request({ ca })', 'requests.get(url, verify="/etc/ssl/own-authority.pem")'],
  cue: /rejectUnauthorized|NODE_TLS_REJECT|strictSSL|\bverify|CERT_NONE|check_hostname|unverified_context|AutoAddPolicy|Insecure|HostnameVerifier|HOSTNAME_VERIFIER|TrustAll|checkServerTrusted|Certificate|CURLOPT_SSL|VERIFY_NONE|danger_accept/i,
  checks: [
    lineCheck({
      languages: SCRIPT,
      issue: UNCHECKED,
      fix: 'Leave the option out, and name the authority of a server of your own with `ca`.',
      code: /\b(?:rejectUnauthorized|strictSSL)\s{0,4}:\s{0,4}false\b|\bNODE_TLS_REJECT_UNAUTHORIZED\s{0,4}=(?!=)/,
      except: /NODE_ENV|isDev|delete\s/,
      around: (place) => !isChoice(place),
    }),
    lineCheck({
      languages: ['python'],
      issue: UNCHECKED,
      fix: 'Leave the check on, and name the authority of a server of your own (`verify="/path/to/ca.pem"`, `load_verify_locations`).',
      code: /[(,]\s{0,4}verify\s{0,2}=\s{0,2}False\b|^\s{0,40}verify=False,?\s{0,4}\)?$|\.verify\s{0,2}=\s{0,2}False\b|\bssl\._create_unverified_context\b|\.check_hostname\s{0,2}=\s{0,2}False\b|[^=!]=\s{0,2}ssl\.CERT_NONE\b|\bset_missing_host_key_policy\(.{0,40}(?:AutoAdd|Warning)Policy/,
      except: /insecure\w{0,30}\s{0,3}=\s|\bjwt\b|\bdef\s|\bjwk|\bdecode\(/i,
      around: (place) =>
        !isChoice(place) &&
        !isNear(place, /\bdecode\(/, [3, 0]) &&
        !(lineNear(place, -1)?.code.includes('check_hostname') ?? false),
    }),
    lineCheck({
      languages: ['go'],
      issue: UNCHECKED,
      fix: 'Leave it out: put the authority of a server of your own into `RootCAs`, or known host keys into `ssh.FixedHostKey`.',
      code: /\bInsecureSkipVerify\s{0,20}:\s{0,20}true\b|\bssh\.InsecureIgnoreHostKey\(\)/,
      around: (place) => !isChoice(place) && !isNear(place, /VerifyPeerCertificate|VerifyConnection/, [6, 6]),
    }),
    lineCheck({
      languages: JVM,
      issue: UNCHECKED,
      fix: 'Use the verifier and the trust managers of the platform, with a key store that holds your own authority.',
      code: /^(?!\s{0,20}import\b).{0,400}(?:\bNoopHostnameVerifier\.INSTANCE|\bALLOW_ALL_HOSTNAME_VERIFIER\b|\bTrustAllStrategy\b|\bInsecureTrustManagerFactory\.INSTANCE|ostnameVerifier\s{0,3}[({]{1,2}\s{0,3}\(?\s{0,3}\w{1,30}\s{0,3},\s{0,3}\w{1,30}\s{0,3}\)?\s{0,3}->\s{0,3}true\b|\bcheckServerTrusted\([^)]{0,200}\)\s{0,3}(?:throws \w{1,60}\s{0,3})?\{\s{0,3}\})/,
    }),
    lineCheck({
      languages: ['csharp'],
      issue: UNCHECKED,
      fix: 'Leave the callback out, or compare the certificate with the one that you expect.',
      code: /\bDangerousAcceptAnyServerCertificateValidator\b|\bServerCertificate(?:Custom)?ValidationCallback\s{0,3}\+?=.{0,120}(?:=>\s{0,3}true\b|return true\b)/,
      around: (place) => !isChoice(place),
    }),
    lineCheck({
      languages: ['ruby'],
      issue: UNCHECKED,
      fix: 'Use `VERIFY_PEER`, and name the authority of a server of your own with `ca_file`.',
      code: /(?:[^=!]=|:|,|\()\s{0,3}OpenSSL::SSL::VERIFY_NONE\b|\bverify_ssl:\s{0,3}false\b|\bssl:\s{0,3}\{\s{0,3}verify:\s{0,3}false\b/,
      except: /\?.{0,80}VERIFY_NONE|VERIFY_NONE\s{1,4}(?:if|unless)\b/,
      around: (place) => !isChoice(place),
    }),
    lineCheck({
      languages: ['php'],
      issue: UNCHECKED,
      fix: 'Leave the check on, and name the authority of a server of your own (`verify`, `CURLOPT_CAINFO`).',
      code: /\bCURLOPT_SSL_VERIFY(?:PEER|HOST)\s{0,4}(?:,|=>)\s{0,4}(?:false|0)\b|""\s{0,4}=>\s{0,4}false\b/i,
      text: /\bCURLOPT_SSL_VERIFY|['"]verify(?:_peer|_peer_name)?['"]\s{0,4}=>\s{0,4}false\b/i,
      around: (place) => !isChoice(place),
    }),
    lineCheck({
      languages: ['rust'],
      issue: UNCHECKED,
      fix: 'Leave it out, and add the authority of a server of your own with `add_root_certificate`.',
      code: /\bdanger_accept_invalid_(?:certs|hostnames)\(true\)/,
      around: (place) => !isChoice(place),
    }),
  ],
});

const OLD_TLS =
  'Versions of TLS below 1.2 are let in, which are broken: a connection can be led down to one of them and read.';

const WEAK_CIPHER =
  'This cipher or mode hides too little: equal blocks stay equal in ECB, and DES and RC4 can be broken.';

const CIPHER_FIX = 'Use AES-256-GCM or ChaCha20-Poly1305 with a new random nonce for each message.';

const CIPHERS = securityRule({
  id: 'SEC-012',
  severity: 'important',
  title: 'Versions of TLS and ciphers are those that hold',
  text: 'Connections are not opened to TLS below 1.2, and data is not encrypted with DES, RC4 or in ECB mode. Code that only names versions and ciphers, to refuse or to show them, is fine.',
  violates: ["tls.createServer({ minVersion: 'TLSv1' })", 'Cipher.getInstance("AES/ECB/PKCS5Padding")'],
  meets: ["tls.createServer({ minVersion: 'TLSv1.2' })", 'Cipher.getInstance("AES/GCM/NoPadding")'],
  cue: /TLS|SSL|ECB|\bDES|RC4|ARC4|AES|createCipher|openssl_encrypt/i,
  checks: [
    lineCheck({
      languages: SCRIPT,
      issue: OLD_TLS,
      fix: "Ask for `minVersion: 'TLSv1.2'` at least.",
      code: /\b(?:minVersion|secureProtocol)\s{0,3}:\s{0,3}""/,
      text: /\bminVersion\s{0,3}:\s{0,3}['"]TLSv1(?:\.1)?['"]|\bsecureProtocol\s{0,3}:\s{0,3}['"](?:SSLv[23]|TLSv1(?:_1)?)_/,
    }),
    lineCheck({
      languages: ['python'],
      issue: OLD_TLS,
      fix: 'Use `ssl.create_default_context()`, or `minimum_version = ssl.TLSVersion.TLSv1_2`.',
      code: /\bSSLContext\(\s{0,3}ssl\.PROTOCOL_(?:SSLv[23]|TLSv1(?:_1)?)\s{0,3}[,)]|\bminimum_version\s{0,3}=\s{0,3}(?:ssl\.)?TLSVersion\.(?:SSLv3|TLSv1(?:_1)?)\s{0,3}$/,
    }),
    lineCheck({
      languages: ['go'],
      issue: OLD_TLS,
      fix: 'Use `MinVersion: tls.VersionTLS12`.',
      code: /\bMinVersion\s{0,20}[:=]\s{0,3}tls\.Version(?:SSL30|TLS1[01])\b/,
    }),
    lineCheck({
      languages: ['csharp'],
      issue: OLD_TLS,
      fix: 'Let the system choose (`SslProtocols.None`), or name Tls12 and Tls13 only.',
      code: /=\s{0,3}(?:SslProtocols|SecurityProtocolType)\.(?:Ssl[23]|Tls(?:11)?)\b|\|\s{0,3}(?:SslProtocols|SecurityProtocolType)\.(?:Ssl[23]|Tls(?:11)?)\b/,
      except: /==|!=|\bcase\b/,
    }),
    lineCheck({
      languages: ['java', 'kotlin', 'php', 'ruby', 'typescript', 'javascript'],
      issue: WEAK_CIPHER,
      fix: CIPHER_FIX,
      code: /\bCipher\.getInstance\(\s{0,3}""|\bcreateCipheriv\(\s{0,3}""|\bopenssl_encrypt\(|\bOpenSSL::Cipher(?:\.new|::Cipher\.new)\(\s{0,3}""/,
      text: /\bgetInstance\(\s{0,3}"(?:DES|RC4|ARCFOUR|RC2|AES"|AES\/ECB)|\bcreateCipheriv\(\s{0,3}['"](?:des|rc4|rc2|aes-\d{3}-ecb)|\bopenssl_encrypt\([^;]{0,120}['"](?:des|rc4|aes-\d{3}-ecb)|\bCipher(?:::Cipher)?\.new\(\s{0,3}['"](?:des|rc4|aes-\d{3}-ecb)/i,
    }),
    lineCheck({
      languages: ['python'],
      issue: WEAK_CIPHER,
      fix: CIPHER_FIX,
      code: /\bAES\.new\([^)]{0,80}\bMODE_ECB\b|(?<![\w.])(?:DES3?|ARC4)\.new\(|\bmodes\.ECB\(\)|\balgorithms\.(?:ARC4|TripleDES)\(/,
    }),
    lineCheck({
      languages: ['go'],
      issue: WEAK_CIPHER,
      fix: CIPHER_FIX,
      code: /(?<![\w.])(?:des\.New(?:TripleDES)?Cipher|rc4\.NewCipher)\(/,
    }),
    lineCheck({
      languages: ['csharp'],
      issue: WEAK_CIPHER,
      fix: CIPHER_FIX,
      code: /=\s{0,3}CipherMode\.ECB\b|\b(?:TripleDES|DES|RC2)\.Create\(\)/,
      except: /==|!=/,
    }),
  ],
});

/** Rules about who is on the other side of a connection, and how it is kept from others. */
export const TRANSPORT_RULES: readonly RegistryEntry[] = [CERTIFICATES, CIPHERS];
